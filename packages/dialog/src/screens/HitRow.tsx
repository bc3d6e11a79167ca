import type { ReactElement } from 'react';
import { describeHit, type HitDescription } from '../search/describeHit.ts';
import { joinParts } from '../search/markedText.ts';
import { MarkedText } from './MarkedText.tsx';
import styles from './Row.module.css';
import type { RowBinding } from './RowBinding.ts';
import { RowText } from './RowText.tsx';
import type { Row } from './rows.ts';

/** A result. Below its page's own row it hangs from it and leaves that page out of its trail. */
export function HitRow({
  row,
  binding,
}: {
  readonly row: Extract<Row, { kind: 'hit' }>;
  readonly binding: RowBinding;
}): ReactElement {
  const { hit, isChild, isLastChild } = row.ranked;
  const { kind, title, trail, snippet, version } = describeHit(hit);
  return (
    <a {...binding} href={row.address.href} className={classNames(isChild, isLastChild)}>
      <RowText
        icon={kind}
        title={<MarkedText parts={title} />}
        badge={version}
        trail={trailBelow(trail, isChild).map((heading) => (
          // The trail's parts are plain text, its headings differ from each other by their place only.
          <MarkedText key={joinParts(heading)} parts={heading} />
        ))}
        {...(snippet.length > 0 ? { snippet: <MarkedText parts={snippet} /> } : {})}
      />
    </a>
  );
}

function trailBelow(trail: HitDescription['trail'], isChild: boolean): HitDescription['trail'] {
  return isChild ? trail.slice(1) : trail;
}

function classNames(isChild: boolean, isLastChild: boolean): string {
  return [
    'DocSearch-Hit',
    styles.row,
    isChild && `DocSearch-Hit--Child ${styles.child}`,
    isLastChild && styles.lastChild,
  ]
    .filter(Boolean)
    .join(' ');
}
