import type { ReactElement, ReactNode } from 'react';
import styles from './RowList.module.css';
import type { Row, Section } from './rows.ts';

/** What a list of rows shows. */
export interface RowListProps {
  readonly section: Section;
  /** Names the list where the section has no title. */
  readonly label: string;
  readonly renderRow: (row: Row) => ReactNode;
  /** Buttons beside a row. */
  readonly renderActions?: (row: Row) => ReactNode;
}

/**
 * A titled list of rows. The buttons stand in a grid beside the list, not in it: options of a listbox hold no
 * controls of their own.
 */
export function RowList({ section, label, renderRow, renderActions }: RowListProps): ReactElement {
  const titleId = `${section.id}-title`;
  const name = section.title === '' ? { 'aria-label': label } : { 'aria-labelledby': titleId };
  return (
    <section className={styles.section}>
      {section.title !== '' && (
        <div className={styles.title} id={titleId}>
          {section.title}
        </div>
      )}
      <div className={styles.body} style={{ gridTemplateRows: `repeat(${section.rows.length}, auto)` }}>
        <div role="listbox" id={`${section.id}-list`} className={styles.list} {...name}>
          {section.rows.map(renderRow)}
        </div>
        {renderActions !== undefined &&
          section.rows.map((row, at) => (
            <div key={row.id} className={styles.actions} style={{ gridRow: at + 1 }}>
              {renderActions(row)}
            </div>
          ))}
      </div>
    </section>
  );
}
