import { HIERARCHY_LEVELS, type SearchRecord } from '@feedback-docs/protocol';

/** The searched fields of a record, in the order in which their words are numbered. */
export const SEARCH_FIELDS = ['page', 'path', 'heading', 'askedAs', 'content', 'code'] as const;

/** One searched field: the page's title, the headings between and above, the section's own heading, questions it answers, prose, code. */
export type SearchField = (typeof SEARCH_FIELDS)[number];

/** Positions left free after each text of a field, so that no phrase runs from one text into the next and the askedAs questions can be told apart. */
export const TEXT_GAPS: Readonly<Record<SearchField, number>> = {
  page: 1,
  path: 1,
  heading: 1,
  askedAs: 8,
  content: 1,
  code: 1,
};

/** The searched texts of one record; askedAs and the headings above may be several texts each. */
export type FieldTexts = Readonly<Record<SearchField, readonly string[]>>;

/** Sorts a record's texts into the searched fields: its deepest heading is the heading, lvl1 above it is the page. */
export function fieldTexts(record: SearchRecord): FieldTexts {
  const { lvl0 } = record.hierarchy;
  const below = HIERARCHY_LEVELS.slice(1).map((level) => record.hierarchy[level]);
  const levels = below.filter((text) => text !== null && text !== '');
  const heading = levels.at(-1) ?? lvl0 ?? '';
  const page = levels.length > 1 ? levels[0] : undefined;
  const path = [levels.length > 0 ? lvl0 : null, ...levels.slice(1, -1)];
  return {
    page: present([page]),
    path: present(path),
    heading: present([heading]),
    askedAs: present(record.askedAs ?? []),
    content: present([record.content]),
    code: present([record.code]),
  };
}

function present(texts: readonly (string | null | undefined)[]): string[] {
  return texts.filter((text): text is string => (text ?? '') !== '');
}
