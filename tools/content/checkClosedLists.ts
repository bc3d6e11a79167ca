import type { Check } from './Check.ts';
import { type Content, PRODUCT_FILE } from './Content.ts';
import type { Page } from './parsePage.ts';
import { mentionsIn, sourcesOf } from './statements.ts';
import { rowsBelow, type TableRow } from './tableRows.ts';

/**
 * A page that lists all there are of something, such as the widgets or the scopes of an API key, has all and only those that `closedLists`
 * in product.yaml has; of some, other pages name no other.
 */
export const checkClosedLists: Check = ({ pages, listed }) => {
  const entries = Map.groupBy(listed('closedLists'), ({ group = '' }) => group);
  return [...entries].flatMap(([group, list]) => {
    const complete = COMPLETE.get(group);
    if (complete === undefined) return [unplaced(group, list[0]?.line ?? 1)];
    const page = pages.find(({ file }) => file === complete.file);
    const named = page === undefined ? [] : complete.namedOn(page);
    const others = complete.form === undefined ? [] : mentionsOf(complete.form, pages);
    return [
      ...list
        .filter(({ text }) => named.every((name) => name.text !== text))
        .map(({ text, line }) => ({
          file: PRODUCT_FILE,
          line,
          what: `${complete.file} does not list "${text}" of ${group}.`,
          remedy: 'Add it there, or take it out of closedLists.',
        })),
      ...[...named.map((name) => ({ ...name, file: complete.file })), ...others]
        .filter(({ text }) => list.every((entry) => entry.text !== text))
        .map(({ file, line, text }) => ({
          file,
          line,
          what: `"${text}" is none of the ${group}.`,
          remedy: 'Correct it, or add it to closedLists in product.yaml.',
        })),
    ];
  });
};

function unplaced(group: string, line: number) {
  const remedy = 'Say in checkClosedLists which page lists all of them.';
  return { file: PRODUCT_FILE, line, what: `No page is known to list the ${group}.`, remedy };
}

/** Which page lists all of them, and where. */
interface CompleteList {
  readonly file: string;
  readonly namedOn: (page: Page) => readonly Named[];
  /** What such a name looks like wherever it is mentioned, if it has a form of its own. */
  readonly form?: RegExp;
}

interface Named {
  readonly text: string;
  readonly line: number;
}

const ADVANCED = 'site/docs/survey/Docs/Advanced_Features.md';
const TRANSFER = 'site/docs/survey/Docs/Managing_Data_Transfer.md';
const API = 'site/docs/survey/Docs/Rest_API.md';
const EVENT = /\b(response\.[a-z]+)`/g;

const COMPLETE: ReadonlyMap<string, CompleteList> = new Map([
  ['widgets', { file: ADVANCED, namedOn: (page) => column(page, 'build-dashboard', 'Widget') }],
  [
    'functions',
    { file: ADVANCED, namedOn: (page) => column(page, 'calculated-fields', 'Function'), form: /\b([A-Z]{2,})\(/g },
  ],
  [
    'channels',
    { file: TRANSFER, namedOn: (page) => rowsBelow(page, 'fixed-columns').filter(isChannel).flatMap(codesIn) },
  ],
  ['outcomeCodes', { file: TRANSFER, namedOn: (page) => column(page, 'outcome-codes', 'Code') }],
  ['webhookEvents', { file: TRANSFER, namedOn: (page) => mentionsOf(EVENT, [page]), form: EVENT }],
  ['scopes', { file: API, namedOn: (page) => column(page, 'endpoints', 'Scope'), form: /`([a-z]+:[a-z]+)`/g }],
]);

/** The cells of a column in the section of a heading; one cell may hold several names. */
function column(page: Page, heading: string, head: string): readonly Named[] {
  return rowsBelow(page, heading).flatMap(({ line, heads, cells }) =>
    (cells[heads.indexOf(head)] ?? '')
      .split(', ')
      .map((name) => name.replaceAll(/^[*`]+|[*`]+$/g, ''))
      .filter((text) => text !== '')
      .map((text) => ({ text, line })),
  );
}

function isChannel({ cells }: TableRow): boolean {
  return cells[0] === '`CHANNEL`';
}

function codesIn({ line, cells }: TableRow): readonly Named[] {
  return [...(cells[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, text = '']) => ({ text, line }));
}

function mentionsOf(form: RegExp, pages: Content['pages']) {
  const docs = pages.filter(({ kind }) => kind === 'docs');
  return mentionsIn(sourcesOf(docs), form).map(({ file, line, match: [, text = ''] }) => ({ file, line, text }));
}
