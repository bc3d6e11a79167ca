import { indexInSorted } from '../format/lowerBound.ts';
import type { Expansion } from '../match/Expansion.ts';
import type { LoadedIndex } from '../match/LoadedIndex.ts';

/** How many numbers of a list are read in the time of one binary search in it. */
const LOOKUP_COST = 16;

/** Where a query word occurs in a record, and by which expansion. */
export interface Occurrence {
  readonly position: number;
  readonly expansion: Expansion;
}

/** Finds where the words of a query occur in a few records, 254 at most. */
export class PositionedWords {
  readonly #index: LoadedIndex;
  /** Per word and record. */
  readonly #found: (readonly Occurrence[])[][];

  constructor(
    index: LoadedIndex,
    words: readonly { readonly expansions: readonly Expansion[] }[],
    records: Uint32Array,
  ) {
    this.#index = index;
    // One more than the place in the list, 0 for all other records.
    const places = new Uint8Array(index.records.count);
    records.forEach((record, at) => {
      places[record] = at + 1;
    });
    this.#found = words.map(({ expansions }) => {
      const byRecord: Occurrence[][] = [];
      for (const expansion of expansions) {
        for (const record of common(records, expansion.records, places)) {
          const place = (places[record] ?? 0) - 1;
          byRecord[place] ??= [];
          this.#collect(expansion, record, byRecord[place]);
        }
      }
      return byRecord;
    });
  }

  /** The occurrences of a word in the record at a place of the given list; those of stronger expansions first. */
  of(word: number, place: number): readonly Occurrence[] {
    return this.#found[word]?.[place] ?? [];
  }

  #collect(expansion: Expansion, record: number, found: Occurrence[]): void {
    const [term = 0] = expansion.terms;
    const { postings } = this.#index;
    const posting = indexInSorted(postings.term(term).records, record);
    for (const position of postings.positions(term, posting)) found.push({ position, expansion });
  }
}

/** The records of a few, those with a place, that stand in an ascending list. */
function common(few: Uint32Array, all: Uint32Array, places: Uint8Array): number[] {
  const found: number[] = [];
  if (all.length < few.length * LOOKUP_COST) {
    for (const record of all) if (places[record] !== 0) found.push(record);
  } else {
    for (const record of few) if (indexInSorted(all, record) >= 0) found.push(record);
  }
  return found;
}
