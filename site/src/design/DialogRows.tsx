import {
  DEFAULT_TEXTS,
  groupHits,
  ResultsScreen,
  type Row,
  type RowBinding,
  resultSections,
  StartScreen,
  startSections,
  toStoredConversation,
} from '@feedback-docs/dialog/rows';
import type { ReactNode } from 'react';

const HERE = '/design';
const PAGE = { lvl0: 'Distribution', lvl1: 'Sending a survey' };
const KEPT = {
  objectID: 'kept',
  url: HERE,
  type: 'lvl2',
  content: null,
  hierarchy: { ...PAGE, lvl2: 'Reminders' },
} as const;

const start = startSections({
  recents: [KEPT],
  favorites: [KEPT],
  conversations: [toStoredConversation('conversation', [])].map((kept) => ({ ...kept, query: 'Who gets a reminder?' })),
  hasAssistant: true,
  offers: { links: [{ label: 'Send it out', href: HERE }], questions: ['How often are reminders sent?'] },
  rules: {},
  titles: DEFAULT_TEXTS,
});

const found = resultSections({
  groups: groupHits([
    {
      hits: [
        { objectID: 'page', url: HERE, type: 'lvl1', hierarchy: PAGE, content: 'By e-mail, text message or link.' },
        {
          ...KEPT,
          objectID: 'section',
          _snippetResult: snippetOf('A <mark>reminder</mark> goes to whoever has not answered.'),
        },
        { ...KEPT, objectID: 'release', hierarchy: { ...PAGE, lvl1: 'Fixed' }, platform: 'web', version: '1.74' },
      ],
      index: 'design',
      nbHits: 3,
      page: 0,
      nbPages: 1,
      hitsPerPage: 3,
      exhaustiveNbHits: true,
      query: 'reminder',
      params: '',
      processingTimeMS: 0,
    },
  ]),
  query: 'reminder',
  hasAssistant: false,
  rules: {},
  titles: DEFAULT_TEXTS,
  releasesAbout: undefined,
  releasesUrl: undefined,
});

/** The rows of the search dialog as its start and its results show them; in each list the second is the one that Enter opens. */
export function DialogRows(): ReactNode {
  const nothing = () => undefined;
  return (
    <>
      <StartScreen
        sections={start}
        texts={DEFAULT_TEXTS}
        bind={(row) => bindRow(row, start[1]?.rows[0])}
        actions={{ favor: nothing, remove: nothing }}
      />
      <ResultsScreen
        sections={found}
        texts={DEFAULT_TEXTS}
        assistantLabel={DEFAULT_TEXTS.askAssistant}
        bind={(row) => bindRow(row, found[0]?.rows[1])}
      />
    </>
  );
}

function bindRow(row: Row, selected: Row | undefined): RowBinding {
  const nothing = () => undefined;
  return {
    id: row.id,
    role: 'option',
    'aria-selected': row === selected,
    onMouseMove: nothing,
    onClick: (event) => event.preventDefault(),
    onAuxClick: nothing,
  };
}

function snippetOf(value: string) {
  return { content: { value, matchLevel: 'full' as const } };
}
