import type { SearchRecord } from '@feedback-docs/protocol';
import { tokenize } from '@feedback-docs/text';
import { linkedParts } from './identifierParts.ts';
import { fieldTexts, SEARCH_FIELDS, type SearchField } from './searchFields.ts';

/** Positions left free after each text of a field, so that no phrase runs from one into the next; other names are told apart by theirs. */
export const TEXT_GAPS: Readonly<Record<SearchField, number>> = {
  page: 1,
  path: 1,
  heading: 1,
  askedAs: 8,
  content: 1,
  code: 1,
};

/** Where one term stands: records ascending, and for each its positions ascending over all fields. */
interface TermPostings {
  readonly records: number[];
  readonly positions: number[][];
}

/** Everything the index holds about the words of the records. */
export interface CollectedPostings {
  readonly terms: Map<string, TermPostings>;
  /** Part of a joined name (`button`) to the joined names it stands in (`radiobutton`). */
  readonly parts: Map<string, Set<string>>;
  /** Words per field, then per record. */
  readonly lengths: readonly number[][];
  /** Positions per field and record, gaps included: where the next field starts. */
  readonly spans: readonly number[][];
}

/** Reads every record once and notes where each word stands. */
export function collectPostings(records: readonly SearchRecord[]): CollectedPostings {
  const collected = {
    terms: new Map<string, TermPostings>(),
    parts: new Map<string, Set<string>>(),
    lengths: SEARCH_FIELDS.map((): number[] => []),
    spans: SEARCH_FIELDS.map((): number[] => []),
  };
  records.forEach((record, number) => {
    readRecord(collected, record, number);
  });
  return collected;
}

function readRecord(collected: CollectedPostings, record: SearchRecord, number: number): void {
  const texts = fieldTexts(record);
  let position = 0;
  SEARCH_FIELDS.forEach((field, at) => {
    const start = position;
    let words = 0;
    for (const text of texts[field]) {
      for (const { term, start: from, end } of tokenize(text)) {
        note(collected.terms, term, number, position++);
        words++;
        for (const part of linkedParts(text.slice(from, end), term)) link(collected, part, term);
      }
      position += TEXT_GAPS[field];
    }
    collected.lengths[at]?.push(words);
    collected.spans[at]?.push(position - start);
  });
}

function note(terms: Map<string, TermPostings>, term: string, record: number, position: number): void {
  let postings = terms.get(term);
  if (postings === undefined) {
    postings = { records: [], positions: [] };
    terms.set(term, postings);
  }
  if (postings.records.at(-1) === record) postings.positions.at(-1)?.push(position);
  else {
    postings.records.push(record);
    postings.positions.push([position]);
  }
}

function link(collected: CollectedPostings, part: string, whole: string): void {
  if (part === whole) return;
  const wholes = collected.parts.get(part);
  if (wholes === undefined) collected.parts.set(part, new Set([whole]));
  else wholes.add(whole);
}
