import type { ReactElement } from 'react';
import type { Texts } from '../texts.ts';
import { AssistantRow } from './AssistantRow.tsx';
import { HitRow } from './HitRow.tsx';
import { LinkRow } from './LinkRow.tsx';
import type { BindRow } from './RowBinding.ts';
import { RowList } from './RowList.tsx';
import type { Section } from './rows.ts';

/** The assistant's row, where there is one, and groups of hits. */
export function ResultsScreen({
  sections,
  texts,
  assistantLabel,
  bind,
}: {
  readonly sections: readonly Section[];
  readonly texts: Texts;
  readonly assistantLabel: string;
  readonly bind: BindRow;
}): ReactElement {
  return (
    <>
      {sections.map((section) => (
        <RowList
          key={section.id}
          section={section}
          label={texts.assistant}
          renderRow={(row) => {
            if (row.kind === 'hit') return <HitRow key={row.id} row={row} binding={bind(row)} />;
            if (row.kind === 'link') return <LinkRow key={row.id} row={row} binding={bind(row)} />;
            if (row.kind !== 'assistant') return null;
            return <AssistantRow key={row.id} label={assistantLabel} question={row.question} binding={bind(row)} />;
          }}
        />
      ))}
    </>
  );
}
