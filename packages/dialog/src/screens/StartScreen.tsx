import type { ReactElement, ReactNode } from 'react';
import { describeHit } from '../search/describeHit.ts';
import { joinParts } from '../search/markedText.ts';
import type { Texts } from '../texts.ts';
import { AssistantRow } from './AssistantRow.tsx';
import { Icon, type IconName } from './Icon.tsx';
import { LinkRow } from './LinkRow.tsx';
import { MarkedText } from './MarkedText.tsx';
import styles from './Row.module.css';
import type { BindRow } from './RowBinding.ts';
import { RowList } from './RowList.tsx';
import { RowText } from './RowText.tsx';
import type { Row, Section, StoredRow } from './rows.ts';
import actionStyles from './StartScreen.module.css';

/** What can be done with a row of the start screen besides opening it. */
export interface StartActions {
  readonly favor: (row: StoredRow) => void;
  readonly remove: (row: Row) => void;
}

/** The reader's own searches and conversations, and what the site offers to begin with. */
export function StartScreen({
  sections,
  texts,
  bind,
  actions,
}: {
  readonly sections: readonly Section[];
  readonly texts: Texts;
  readonly bind: BindRow;
  readonly actions: StartActions;
}): ReactElement {
  return (
    <>
      {sections.map((section) => (
        <RowList
          key={section.id}
          section={section}
          label={texts.assistant}
          renderRow={(row) => renderRow(row, texts, bind)}
          renderActions={(row) => renderActions(row, texts, actions)}
        />
      ))}
    </>
  );
}

function renderRow(row: Row, texts: Texts, bind: BindRow): ReactNode {
  switch (row.kind) {
    case 'assistant':
      return <AssistantRow key={row.id} label={texts.askAssistant} question={row.question} binding={bind(row)} />;
    case 'conversation':
      return (
        <button key={row.id} {...bind(row)} type="button" className={styles.row}>
          <RowText icon="conversation" title={row.conversation.query} />
        </button>
      );
    case 'question':
      return (
        <button key={row.id} {...bind(row)} type="button" className={styles.row}>
          <RowText icon="assistant" title={row.question} />
        </button>
      );
    case 'link':
      return <LinkRow key={row.id} row={row} binding={bind(row)} />;
    case 'recent':
    case 'favorite':
      return (
        <a key={row.id} {...bind(row)} href={row.address.href} className={styles.row}>
          <RowText icon={row.kind} title={storedTitle(row)} trail={storedTrail(row)} />
        </a>
      );
    case 'hit':
      return null;
  }
}

function renderActions(row: Row, texts: Texts, { favor, remove }: StartActions): ReactNode {
  switch (row.kind) {
    case 'recent':
      return (
        <>
          <RowButton icon="favorite" label={texts.saveRecent(storedTitle(row))} onClick={() => favor(row)} />
          <RowButton icon="close" label={texts.removeRecent(storedTitle(row))} onClick={() => remove(row)} />
        </>
      );
    case 'favorite':
      return <RowButton icon="close" label={texts.removeFavorite(storedTitle(row))} onClick={() => remove(row)} />;
    case 'conversation':
      return (
        <RowButton icon="close" label={texts.removeConversation(row.conversation.query)} onClick={() => remove(row)} />
      );
    default:
      return null;
  }
}

function RowButton({
  icon,
  label,
  onClick,
}: {
  readonly icon: IconName;
  readonly label: string;
  readonly onClick: () => void;
}): ReactElement {
  return (
    <button type="button" className={actionStyles.action} aria-label={label} title={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}

function storedTitle(row: StoredRow): string {
  return joinParts(describeHit(row.stored).title);
}

function storedTrail(row: StoredRow): readonly ReactNode[] {
  return describeHit(row.stored).trail.map((heading) => <MarkedText key={heading[0]?.text} parts={heading} />);
}
