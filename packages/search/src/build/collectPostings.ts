import type { SearchRecord } from '@feedback-docs/protocol';
import { tokenize } from '@feedback-docs/text';
import { fieldTexts, SEARCH_FIELDS, TEXT_GAPS } from '../format/searchFields.ts';
import { signedEntry } from '../format/signedTerms.ts';
import { linkedSubwords } from '../format/subwords.ts';

/** Where one term occurs: records ascending, and for each its positions, ascending over all fields. */
interface TermPostings {
  readonly records: number[];
  readonly positions: number[][];
}

/** Everything the index stores about the words of the records. */
export interface CollectedPostings {
  readonly terms: Map<string, TermPostings>;
  /** Subword (`button`) to the compounds it is part of (`radiobutton`). */
  readonly compounds: Map<string, Set<string>>;
  /** Words per field, then per record. */
  readonly lengths: readonly number[][];
  /** Positions per field and record, gaps included: where the next field starts. */
  readonly spans: readonly number[][];
}

/** Reads every record once and collects where each word occurs. */
export function collectPostings(records: readonly SearchRecord[]): CollectedPostings {
  const collected = {
    terms: new Map<string, TermPostings>(),
    compounds: new Map<string, Set<string>>(),
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
      const tokens = tokenize(text);
      tokens.forEach(({ term, start: from, end }, token) => {
        const signed = signedEntry(text, tokens, token);
        if (signed !== undefined) addPosition(collected.terms, signed, number, position);
        addPosition(collected.terms, term, number, position++);
        for (const subword of linkedSubwords(text.slice(from, end), term)) addCompound(collected, subword, term);
      });
      words += tokens.length;
      position += TEXT_GAPS[field];
    }
    collected.lengths[at]?.push(words);
    collected.spans[at]?.push(position - start);
  });
}

function addPosition(terms: Map<string, TermPostings>, term: string, record: number, position: number): void {
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

function addCompound(collected: CollectedPostings, subword: string, compound: string): void {
  if (subword === compound) return;
  const compounds = collected.compounds.get(subword);
  if (compounds === undefined) collected.compounds.set(subword, new Set([compound]));
  else compounds.add(compound);
}
