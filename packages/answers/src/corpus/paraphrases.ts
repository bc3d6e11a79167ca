import { STOP_STEMS } from '../language/stopWords.ts';
import { wordsIn, wordsOf } from '../language/wordsOf.ts';
import { type InvertedIndex, NO_POSTINGS, prefixSums } from './InvertedIndex.ts';
import { idf } from './idf.ts';
import { type Lists, listAt } from './Lists.ts';

/** All questions as readers ask them, numbered section by section, in typed arrays: there are a hundred thousand. */
export interface ParaphrasesData {
  /** Where the paraphrases of each section begin; at the end, their number. */
  readonly starts: Uint32Array;
  /** The section of each paraphrase, by number. */
  readonly sections: Uint32Array;
  /** All stems, separated by spaces, in the order of their numbers. */
  readonly stems: string;
  /** The stems of each paraphrase in order, by number. */
  readonly stemSequences: Lists;
  /** The paraphrases with each stem; empty for stop words. */
  readonly postings: Lists;
}

/** The questions as readers ask them. */
export interface Paraphrases extends Pick<ParaphrasesData, 'starts' | 'sections' | 'stemSequences'> {
  /** The paraphrases by their stems, without stop words. */
  readonly words: InvertedIndex;
  readonly stems: readonly string[];
  /** Number of a stem; undefined when no paraphrase has it. */
  numberOf(stem: string): number | undefined;
}

/** Indexes the paraphrases of each section, by the section's number; stems in `leftOut` get no postings. */
export function indexParaphrases(
  groups: readonly (readonly string[])[],
  leftOut: ReadonlySet<string> = new Set(),
): ParaphrasesData {
  const numbers = new Map<string, number>();
  const stemSequences: number[] = [];
  const ends: number[] = [];
  for (const text of groups.flat()) {
    for (const { stem } of wordsOf(text)) {
      const number = numbers.get(stem) ?? numbers.size;
      if (number === numbers.size) numbers.set(stem, number);
      stemSequences.push(number);
    }
    ends.push(stemSequences.length);
  }
  const stems = [...numbers.keys()];
  const lists = { starts: Uint32Array.from([0, ...ends]), numbers: Uint32Array.from(stemSequences) };
  const isStopWord = stems.map((stem) => STOP_STEMS.has(stem) || leftOut.has(stem));
  return {
    starts: prefixSums(groups.map(({ length }) => length)),
    sections: Uint32Array.from(groups.flatMap((own, section) => own.map(() => section))),
    stems: stems.join(' '),
    stemSequences: lists,
    postings: postingsOf(lists, isStopWord),
  };
}

/** The numbers of the sequences with each stem, ascending; none for stop words. */
function postingsOf(stemSequences: Lists, isStopWord: readonly boolean[]): Lists {
  const postings = isStopWord.map((): number[] => []);
  for (let number = 0; number + 1 < stemSequences.starts.length; number++) {
    for (const stem of listAt(stemSequences, number)) {
      const own = postings[stem];
      if (own !== undefined && isStopWord[stem] === false && own.at(-1) !== number) own.push(number);
    }
  }
  return { starts: prefixSums(postings.map(({ length }) => length)), numbers: Uint32Array.from(postings.flat()) };
}

/** Opens indexed paraphrases. */
export function openParaphrases({ stems: text, postings, ...data }: ParaphrasesData): Paraphrases {
  const stems = wordsIn(text);
  const numbers = new Map(stems.map((stem, at) => [stem, at]));
  const postingsOf = (stem: string) => {
    const number = numbers.get(stem);
    return number === undefined ? NO_POSTINGS : listAt(postings, number);
  };
  return { ...data, stems, words: { count: data.sections.length, postingsOf }, numberOf: (stem) => numbers.get(stem) };
}

/** Sum of the idf of the words of each paraphrase, 1 when it has none; `documentFrequency` counts sections, of which there are `sections`. */
export function paraphraseSizes(
  { stems, stemSequences, postings }: Pick<ParaphrasesData, 'stems' | 'stemSequences' | 'postings'>,
  documentFrequency: ReadonlyMap<string, number>,
  sections: number,
): Float64Array {
  const weights = wordsIn(stems).map((stem, number) => {
    return listAt(postings, number).length === 0 ? 0 : idf(documentFrequency.get(stem) ?? 1, sections);
  });
  return Float64Array.from({ length: stemSequences.starts.length - 1 }, (_, number) => {
    const own = new Set(listAt(stemSequences, number));
    let size = 0;
    for (const stem of own) size += weights[stem] ?? 0;
    return size === 0 ? 1 : size;
  });
}
