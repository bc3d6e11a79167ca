import { indexInSorted, lowerBound } from '../format/lowerBound.ts';
import type { Expansion } from '../match/Expansion.ts';
import type { LoadedIndex } from '../match/LoadedIndex.ts';

/** Where a query word occurs in a record, and by which expansion. */
export interface Occurrence {
  readonly position: number;
  readonly expansion: Expansion;
}

/** Finds where the words of a query occur in a few records. */
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
    const places = new Map([...records].map((record, place) => [record, place]));
    const ascending = records.slice().sort();
    this.#found = words.map(({ expansions }) => {
      const byRecord: Occurrence[][] = Array.from(records, () => []);
      for (const expansion of expansions) {
        for (const record of common(ascending, expansion.records)) {
          this.#collect(expansion, record, byRecord[places.get(record) ?? 0] ?? []);
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

/** The numbers that two ascending lists share; each step halves what is left of the longer one. */
function common(few: Uint32Array, many: Uint32Array): number[] {
  if (few.length > many.length) return common(many, few);
  const found: number[] = [];
  let from = 0;
  for (const wanted of few) {
    const rest = many.subarray(from);
    from += lowerBound(rest.length, (at) => (rest[at] ?? 0) < wanted);
    if (from === many.length) break;
    if (many[from] === wanted) found.push(wanted);
  }
  return found;
}
