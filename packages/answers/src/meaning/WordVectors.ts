/** Word vectors as the site keeps them. */
export interface WordVectorsData {
  /** Numbers of each vector. */
  readonly dimensions: number;
  /** The words, separated by spaces. */
  readonly words: string;
  /** One character for each number, from # for -28 to [ for 28: the first word's numbers, then the second's, and so on. */
  readonly values: string;
  /** Further words of the language, separated by spaces, that could be taken for misspelt ones. */
  readonly otherWords: string;
}

/** How much more a word that nothing is known of says than words do on the whole, as the square of a length. */
const STRANGER = 2;
/** Code of the character that stands for 0. */
const ZERO = 63;

/** Says what texts mean: texts of like meaning get vectors of like direction. */
export interface WordVectors {
  readonly dimensions: number;
  has(word: string): boolean;
  /** Whether it is a word of the language as far as is known. */
  isWord(word: string): boolean;
  /**
   * The meaning of words, of length 1; zeros when none of them is known. It is shorter when `strangers` further words
   * stand in the text that nothing is known of, since each would point to a side of its own.
   */
  meaningOf(words: readonly string[], strangers?: number): Float32Array;
}

/** Reads the vectors. Throws a RangeError when there are not as many numbers as words and dimensions say. */
export function readWordVectors({ dimensions, words, values, otherWords }: WordVectorsData): WordVectors {
  const numbers = Int8Array.from({ length: values.length }, (_, at) => values.charCodeAt(at) - ZERO);
  const places = new Map(words === '' ? [] : words.split(' ').map((word, at) => [word, at * dimensions]));
  if (numbers.length !== places.size * dimensions) {
    throw new RangeError(
      `${places.size} words with ${dimensions} numbers each were announced, but there are ${numbers.length} numbers.`,
    );
  }
  const meanSquare = numbers.reduce((sum, number) => sum + number * number, 0) / Math.max(1, places.size);
  const others = new Set(otherWords.split(' '));
  return {
    dimensions,
    has: (word) => places.has(word),
    isWord: (word) => places.has(word) || others.has(word),
    meaningOf(known, strangers = 0) {
      const meaning = new Float32Array(dimensions);
      for (const word of known) {
        const from = places.get(word);
        if (from === undefined) continue;
        for (let at = 0; at < dimensions; at++) meaning[at] = (meaning[at] as number) + (numbers[from + at] as number);
      }
      let squares = strangers * STRANGER * meanSquare;
      for (let at = 0; at < dimensions; at++) squares += (meaning[at] as number) ** 2;
      const length = Math.sqrt(squares) || 1;
      for (let at = 0; at < dimensions; at++) meaning[at] = (meaning[at] as number) / length;
      return meaning;
    },
  };
}
