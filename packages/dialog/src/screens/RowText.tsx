import type { ReactElement, ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import styles from './Row.module.css';

/** The inside of a row. */
export interface RowTextProps {
  readonly icon: IconName;
  readonly title: ReactNode;
  /** A short word behind the title, such as a version. */
  readonly badge?: string;
  readonly trail?: readonly ReactNode[];
  readonly snippet?: ReactNode;
}

/** A row's icon, title, trail of headings and snippet, and the sign that Enter opens it. */
export function RowText({ icon, title, badge = '', trail = [], snippet }: RowTextProps): ReactElement {
  return (
    <>
      <span className={styles.icon} data-icon={icon}>
        <Icon name={icon} />
      </span>
      <span className={styles.text}>
        <span className={styles.title}>
          {title}
          {badge !== '' && <span className={styles.badge}>{badge}</span>}
        </span>
        {trail.length > 0 && (
          <span className={styles.trail}>
            {trail.map((heading, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a heading's place in the trail is what it is
              <span key={at}>{heading}</span>
            ))}
          </span>
        )}
        {snippet !== undefined && <span className={styles.snippet}>{snippet}</span>}
      </span>
      <span className={styles.enter}>
        <Icon name="enter" />
      </span>
    </>
  );
}
