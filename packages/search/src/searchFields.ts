import { HIERARCHY_LEVELS, type SearchRecord } from '@feedback-docs/protocol';

/** The searched fields of a record, in the order in which their words are numbered. */
export const SEARCH_FIELDS = ['page', 'path', 'heading', 'askedAs', 'content', 'code'] as const;

/** One searched field: the section's own heading, its page's title, the headings between and above, other names, prose, code. */
export type SearchField = (typeof SEARCH_FIELDS)[number];

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

/** How many heading levels stand above and at the section: 1 for a page's own section. */
export function sectionDepth(record: SearchRecord): number {
  return HIERARCHY_LEVELS.slice(1).filter((level) => (record.hierarchy[level] ?? '') !== '').length;
}

function present(texts: readonly (string | null | undefined)[]): string[] {
  return texts.filter((text): text is string => (text ?? '') !== '');
}
