import { STOP_STEMS } from '../language/stopWords.ts';
import { wordsIn } from '../language/wordsOf.ts';
import { type InvertedIndex, NO_POSTINGS, prefixSums } from './InvertedIndex.ts';
import { idf } from './idf.ts';
import { type Lists, listAt } from './Lists.ts';
import { readTexts } from './readTexts.ts';

/** All questions as readers ask them, numbered section by section, in typed arrays. */
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

/** Indexes the paraphrases of each section, by the section's number. */
export function indexParaphrases(
  groups: readonly (readonly string[])[],
  { parts, texts } = readTexts(groups.flat()),
): ParaphrasesData {
  const numbers = new Map<string, number>();
  const numberOf = (stem: string) => {
    const number = numbers.get(stem) ?? numbers.size;
    if (number === numbers.size) numbers.set(stem, number);
    return number;
  };
  const inParts = parts.map((part) => part.stems.map(numberOf));
  const stemSequences: number[] = [];
  const starts = new Uint32Array(texts.starts.length);
  for (let text = 0; text + 1 < starts.length; text++) {
    for (const part of listAt(texts, text)) for (const stem of inParts[part] ?? []) stemSequences.push(stem);
    starts[text + 1] = stemSequences.length;
  }
  const stems = [...numbers.keys()];
  const lists = { starts, numbers: Uint32Array.from(stemSequences) };
  const isStopWord = stems.map((stem) => STOP_STEMS.has(stem));
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
  const counts = new Uint32Array(isStopWord.length);
  eachPosting(stemSequences, isStopWord, (stem) => {
    counts[stem] = (counts[stem] as number) + 1;
  });
  const starts = prefixSums(counts);
  const ends = starts.slice(0, -1);
  const numbers = new Uint32Array(starts.at(-1) ?? 0);
  eachPosting(stemSequences, isStopWord, (stem, number) => {
    const end = ends[stem] as number;
    numbers[end] = number;
    ends[stem] = end + 1;
  });
  return { starts, numbers };
}

/** Calls with each stem that is not left out and each sequence with it, sequence by sequence and once for each. */
function eachPosting(
  { starts, numbers }: Lists,
  isLeftOut: readonly boolean[],
  call: (stem: number, sequence: number) => void,
): void {
  const latest = new Int32Array(isLeftOut.length).fill(-1);
  for (let sequence = 0; sequence + 1 < starts.length; sequence++) {
    for (let at = starts[sequence] as number, end = starts[sequence + 1] as number; at < end; at++) {
      const stem = numbers[at] as number;
      if (isLeftOut[stem] === true || latest[stem] === sequence) continue;
      latest[stem] = sequence;
      call(stem, sequence);
    }
  }
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
  const sizes = new Float64Array(stemSequences.starts.length - 1);
  const isWeightless = weights.map((weight) => weight === 0);
  eachPosting(stemSequences, isWeightless, (stem, number) => {
    sizes[number] = (sizes[number] as number) + (weights[stem] as number);
  });
  return sizes.map((size) => size || 1);
}
