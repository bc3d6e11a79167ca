/** Word vectors as the site stores them. */
export interface WordVectorsData {
  /** Length of each vector. */
  readonly dimensions: number;
  /** The words, separated by spaces. */
  readonly words: string;
  /** One character for each number, from # for -28 to [ for 28: the first word's numbers, then the second's, and so on. */
  readonly values: string;
  /** Further words of the language, separated by spaces, that could be taken for misspelt ones. */
  readonly otherWords: string;
}

/** Squared length of an out-of-vocabulary word, in mean squared lengths of known words. */
const OUT_OF_VOCABULARY_SQUARE = 2;
/** Code of the character that stands for 0. */
const ZERO = 63;

/** Embeds texts: similar meanings get similar directions. */
export interface WordVectors {
  readonly dimensions: number;
  has(word: string): boolean;
  /** Whether it is a word of the language as far as is known. */
  isWord(word: string): boolean;
  /** Where the vectors of words stand; words without one have no place. */
  placesOf(words: readonly string[]): number[];
  /**
   * The embedding of words, of length 1; zeros when none of them is known. `outOfVocabulary` unknown words make it
   * shorter, as if each added a direction of its own.
   */
  embed(words: readonly string[], outOfVocabulary?: number): Float32Array;
  /** The same for words whose vectors stand at these places. */
  embedAt(places: readonly number[], outOfVocabulary?: number): Float32Array;
}

/** What was read of them: a browser needs it for the index and again for the corpus. */
const known = new WeakMap<WordVectorsData, WordVectors>();

/** Reads the vectors. Throws a RangeError when there are not as many numbers as words and dimensions say. */
export function readWordVectors(data: WordVectorsData): WordVectors {
  const vectors = known.get(data) ?? readAll(data);
  known.set(data, vectors);
  return vectors;
}

function readAll({ dimensions, words, values, otherWords }: WordVectorsData): WordVectors {
  const numbers = new Int8Array(values.length);
  let squares = 0;
  for (let at = 0; at < numbers.length; at++) {
    const number = values.charCodeAt(at) - ZERO;
    numbers[at] = number;
    squares += number * number;
  }
  const places = new Map(words === '' ? [] : words.split(' ').map((word, at) => [word, at * dimensions]));
  if (numbers.length !== places.size * dimensions) {
    throw new RangeError(
      `${places.size} words with ${dimensions} numbers each were announced, but there are ${numbers.length} numbers.`,
    );
  }
  const meanSquare = squares / Math.max(1, places.size);
  const others = new Set(otherWords.split(' '));
  const placesOf = (words: readonly string[]) =>
    words.map((word) => places.get(word)).filter((place) => place !== undefined);

  function embedAt(known: readonly number[], outOfVocabulary = 0): Float32Array {
    const embedding = new Float32Array(dimensions);
    for (const from of known) {
      for (let at = 0; at < dimensions; at++)
        embedding[at] = (embedding[at] as number) + (numbers[from + at] as number);
    }
    let squares = outOfVocabulary * OUT_OF_VOCABULARY_SQUARE * meanSquare;
    for (let at = 0; at < dimensions; at++) squares += (embedding[at] as number) ** 2;
    const length = Math.sqrt(squares) || 1;
    for (let at = 0; at < dimensions; at++) embedding[at] = (embedding[at] as number) / length;
    return embedding;
  }

  return {
    dimensions,
    has: (word) => places.has(word),
    isWord: (word) => places.has(word) || others.has(word),
    placesOf,
    embedAt,
    embed: (words, outOfVocabulary) => embedAt(placesOf(words), outOfVocabulary),
  };
}
