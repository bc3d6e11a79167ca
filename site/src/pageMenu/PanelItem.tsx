import type { ReactNode } from 'react';
import styles from './PageMenuPanel.module.css';

/** Drawn with lines on a grid of 24. */
const ICONS = {
  copy: 'M9 9h11v11H9zM15 5V4H4v11h1',
  done: 'M5 12.5l4.5 4.5L19 7.5',
  file: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  ask: 'M11 4l1.7 5.3L18 11l-5.3 1.7L11 18l-1.7-5.3L4 11l5.3-1.7zM19 16v5M16.5 18.5h5',
  chat: 'M4 5h16v11h-9l-4 4v-4H4z',
  plug: 'M9 3v6M15 3v6M6 9h12v3a6 6 0 0 1-12 0zM12 18v3',
  terminal: 'M3 5h18v14H3zM7 9l3 3-3 3M12 15h5',
  outside: 'M8 16l8-8M9 8h7v7',
};

export type PanelIcon = keyof typeof ICONS;

interface PanelItemProps {
  icon: PanelIcon;
  title: string;
  hint: ReactNode;
  /** Where a link leads; what has none is a button. */
  href?: string;
  /** Whether it leaves the site. */
  isOutside?: boolean;
  onClick?: () => void;
}

/** A link or a button of the page menu, with a line that says what it does. */
export function PanelItem({ icon, title, hint, href, isOutside = false, onClick }: PanelItemProps): ReactNode {
  const content = (
    <>
      <Icon name={icon} />
      <span>
        <b>{title}</b>
        <small>{hint}</small>
      </span>
      {isOutside && <Icon name="outside" />}
    </>
  );
  return href === undefined ? (
    <button type="button" className={styles.item} onClick={onClick}>
      {content}
    </button>
  ) : (
    <a className={styles.item} href={href}>
      {content}
    </a>
  );
}

export function Icon({ name }: { name: PanelIcon }): ReactNode {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" data-icon={name}>
      <path d={ICONS[name]} />
    </svg>
  );
}
