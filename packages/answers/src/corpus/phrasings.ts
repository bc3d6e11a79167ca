import { STOP_STEMS } from '../language/stopWords.ts';
import { wordsIn, wordsOf } from '../language/wordsOf.ts';
import { idf } from './idf.ts';
import { type Lists, listAt } from './Lists.ts';
import { NONE, startsOf, type WordIndex } from './WordIndex.ts';

/** All ways in which readers ask, numbered section by section, in numbers only: there are a hundred thousand. */
export interface PhrasingsData {
  /** Number of each section's first phrasing, and last of all how many phrasings there are. */
  readonly starts: Uint32Array;
  /** Number of the section of each phrasing. */
  readonly sections: Uint32Array;
  /** All stems, separated by spaces, in the order of their numbers. */
  readonly stems: string;
  /** Numbers of all stems of each phrasing in their order. */
  readonly wordings: Lists;
  /** Numbers of the phrasings that hold each stem, without stems that only shape a question. */
  readonly holders: Lists;
}

/** The ways in which readers ask. */
export interface Phrasings extends Pick<PhrasingsData, 'starts' | 'sections' | 'wordings'> {
  /** The phrasings by their stems, without words that only shape a question. */
  readonly words: WordIndex;
  readonly stems: readonly string[];
  /** Number of a stem; undefined when no phrasing has it. */
  numberOf(stem: string): number | undefined;
}

/** Reads the phrasings of each section, by the section's number; stems that are `leftOut` are not found by. */
export function indexPhrasings(
  groups: readonly (readonly string[])[],
  leftOut: ReadonlySet<string> = new Set(),
): PhrasingsData {
  const numbers = new Map<string, number>();
  const wordings: number[] = [];
  const ends: number[] = [];
  for (const text of groups.flat()) {
    for (const { stem } of wordsOf(text)) {
      const number = numbers.get(stem) ?? numbers.size;
      if (number === numbers.size) numbers.set(stem, number);
      wordings.push(number);
    }
    ends.push(wordings.length);
  }
  const stems = [...numbers.keys()];
  const lists = { starts: Uint32Array.from([0, ...ends]), numbers: Uint32Array.from(wordings) };
  const isShape = stems.map((stem) => STOP_STEMS.has(stem) || leftOut.has(stem));
  return {
    starts: startsOf(groups.map(({ length }) => length)),
    sections: Uint32Array.from(groups.flatMap((own, section) => own.map(() => section))),
    stems: stems.join(' '),
    wordings: lists,
    holders: holdersOf(lists, isShape),
  };
}

/** By each stem that is no mere shape, the numbers of the lists that hold it, rising. */
function holdersOf(wordings: Lists, isShape: readonly boolean[]): Lists {
  const holders = isShape.map((): number[] => []);
  for (let number = 0; number + 1 < wordings.starts.length; number++) {
    for (const stem of listAt(wordings, number)) {
      const own = holders[stem];
      if (own !== undefined && isShape[stem] === false && own.at(-1) !== number) own.push(number);
    }
  }
  return { starts: startsOf(holders.map(({ length }) => length)), numbers: Uint32Array.from(holders.flat()) };
}

/** Makes phrasings ready to be looked up. */
export function openPhrasings({ stems: text, holders, ...data }: PhrasingsData): Phrasings {
  const stems = wordsIn(text);
  const numbers = new Map(stems.map((stem, at) => [stem, at]));
  const holdersOf = (stem: string) => {
    const number = numbers.get(stem);
    return number === undefined ? NONE : listAt(holders, number);
  };
  return { ...data, stems, words: { count: data.sections.length, holdersOf }, numberOf: (stem) => numbers.get(stem) };
}

/** What the words of each phrasing weigh together, 1 when it has none; `frequency` is the number of sections that hold a stem, of `sections`. */
export function phrasingSizes(
  { stems, wordings, holders }: Pick<PhrasingsData, 'stems' | 'wordings' | 'holders'>,
  frequency: ReadonlyMap<string, number>,
  sections: number,
): Float64Array {
  const weights = wordsIn(stems).map((stem, number) => {
    return listAt(holders, number).length === 0 ? 0 : idf(frequency.get(stem) ?? 1, sections);
  });
  return Float64Array.from({ length: wordings.starts.length - 1 }, (_, number) => {
    const own = new Set(listAt(wordings, number));
    let size = 0;
    for (const stem of own) size += weights[stem] ?? 0;
    return size === 0 ? 1 : size;
  });
}
