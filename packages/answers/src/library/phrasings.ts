import { FILLER_STEMS } from '../language/fillerWords.ts';
import { wordsOf } from '../language/wordsOf.ts';
import { rarity } from '../retrieval/rarity.ts';
import { indexWords, startsOf, type WordIndex } from './WordIndex.ts';

/** All ways in which readers ask, numbered section by section. */
export interface Phrasings {
  readonly texts: readonly string[];
  /** Number of each section's first phrasing, and last of all how many phrasings there are. */
  readonly starts: readonly number[];
  /** Number of the section of each phrasing. */
  readonly sections: Uint32Array;
  /** The phrasings by their stems, without words that only shape a question. */
  readonly words: WordIndex;
  /** The stems of each phrasing, without those words. */
  readonly stems: readonly (readonly string[])[];
  /** All stems of each phrasing in their order. */
  readonly wordings: readonly (readonly string[])[];
}

/** Reads the phrasings of each section, by the section's number; stems that are `leftOut` are not read. */
export function indexPhrasings(
  sections: readonly (readonly string[])[],
  leftOut: ReadonlySet<string> = new Set(),
): Phrasings {
  const texts = sections.flat();
  const wordings = texts.map((text) => wordsOf(text).map(({ stem }) => stem));
  const stems = wordings.map((own) =>
    [...new Set(own)].filter((stem) => !FILLER_STEMS.has(stem) && !leftOut.has(stem)),
  );
  return {
    texts,
    starts: startsOf(sections.map(({ length }) => length)),
    sections: Uint32Array.from(sections.flatMap((own, section) => own.map(() => section))),
    stems,
    wordings,
    words: indexWords(stems),
  };
}

/** What the words of each phrasing weigh together, 1 when it has none; `frequency` is the number of sections that hold a stem, of `sections`. */
export function phrasingSizes(
  { stems }: Phrasings,
  frequency: ReadonlyMap<string, number>,
  sections: number,
): Float64Array {
  return Float64Array.from(stems, (own) =>
    own.length === 0 ? 1 : own.reduce((sum, stem) => sum + rarity(frequency.get(stem) ?? 1, sections), 0),
  );
}
