import { type ItemKind, itemPath, type ReleaseItem, releaseName, releasePath } from '@feedback-docs/releases';
import type { ReactNode } from 'react';
import { addresses } from '../addresses.ts';
import { inlineParts } from './inlineParts.ts';
import { KindLabel } from './KindLabel.tsx';
import styles from './ReleaseRow.module.css';

interface ReleaseRowProps {
  item: ReleaseItem;
  /** The kind it counts as; that of the item itself when left out. */
  kind?: ItemKind;
  /** Later items that change or fix it. */
  followUps?: readonly ReleaseItem[];
  /** Unique on the page. */
  id?: string;
  /** True where area and kind stand above instead of the release. */
  isReleaseNamed?: boolean;
}

/** One item of a release in a list that can be filtered (see `indexList`). */
export function ReleaseRow({
  item,
  kind = item.kind,
  followUps = [],
  id,
  isReleaseNamed = false,
}: ReleaseRowProps): ReactNode {
  return (
    <li className={styles.row} id={id} data-kind={kind} data-area={item.area}>
      <div className={styles.lead}>
        {isReleaseNamed && <a href={addresses.toAddress(releasePath(item))}>{releaseName(item)}</a>}
        {(!isReleaseNamed || item.kind !== kind) && <KindLabel kind={item.kind} />}
      </div>
      <div className={styles.body}>
        <p className={styles.head}>
          <a className={styles.title} href={addresses.toAddress(itemPath(item))}>
            {item.title}
          </a>{' '}
          {!isReleaseNamed && <span className={styles.area}>{item.area}</span>}
        </p>
        <p>
          {/* The space belongs to the sentence: until a link follows it, browsers hold one of its own for moved. */}
          <InlineText markdown={`${item.text} `} />
          {item.links.map(({ label, href }) => (
            <a key={href} className={styles.section} href={addresses.toAddress(href)}>
              {label}
            </a>
          ))}
        </p>
        {followUps.length > 0 && (
          <ul className={styles.followUps}>
            {followUps.map((later) => (
              <li key={itemPath(later)}>
                <KindLabel kind={later.kind} /> <span className={styles.area}>{releaseName(later)}</span>{' '}
                <a href={addresses.toAddress(itemPath(later))}>{later.title}</a>: <InlineText markdown={later.text} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

/** The sentences of a release item with their bold words, code and links. */
function InlineText({ markdown }: { markdown: string }): ReactNode {
  return inlineParts(markdown).map((part, index) => {
    const key = `${index} ${part.text}`;
    if (part.type === 'strong') return <strong key={key}>{part.text}</strong>;
    if (part.type === 'code') return <code key={key}>{part.text}</code>;
    if (part.type !== 'link') return part.text;
    return (
      <a key={key} href={addresses.toAddress(part.href)}>
        {part.text}
      </a>
    );
  });
}
