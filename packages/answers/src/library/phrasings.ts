import { FILLER_STEMS } from '../language/fillerWords.ts';
import { wordsOf } from '../language/wordsOf.ts';

/** One way in which readers ask for a section. */
interface Phrasing {
  /** Number of the section. */
  readonly section: number;
  /** Its stems without words that only shape a question. */
  readonly stems: readonly string[];
}

/** All phrasings of all sections, found by their stems. */
export interface Phrasings {
  readonly all: readonly Phrasing[];
  /** Numbers of the phrasings that hold a stem. */
  readonly holders: ReadonlyMap<string, readonly number[]>;
  /** Number of phrasings of each section, by the section's number. */
  readonly counts: ReadonlyMap<number, number>;
}

/** Reads the phrasings of each section, by the section's number. */
export function indexPhrasings(sections: readonly (readonly string[])[]): Phrasings {
  const all: Phrasing[] = [];
  const holders = new Map<string, number[]>();
  const counts = new Map<number, number>();
  for (const [section, texts] of sections.entries()) {
    for (const text of texts) {
      const stems = [...new Set(wordsOf(text).map(({ stem }) => stem))].filter((stem) => !FILLER_STEMS.has(stem));
      for (const stem of stems) {
        const list = holders.get(stem);
        if (list === undefined) holders.set(stem, [all.length]);
        else list.push(all.length);
      }
      all.push({ section, stems });
      counts.set(section, (counts.get(section) ?? 0) + 1);
    }
  }
  return { all, holders, counts };
}
