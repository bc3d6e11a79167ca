import { plainWords } from '../embedding/plainWords.ts';
import { partsOf, stemsOf } from '../language/wordsOf.ts';
import type { Lists } from './Lists.ts';

/** Many texts, read part by part: most of their words stand in many of them, and each is read once. */
export interface ReadTexts {
  /** In the order of their first use. */
  readonly parts: readonly ReadPart[];
  /** Numbers of the parts of each text. */
  readonly texts: Lists;
}

interface ReadPart {
  readonly stems: readonly string[];
  /** As word vectors know them. */
  readonly words: readonly string[];
  /** How often it occurs. */
  count: number;
}

/** Reads texts for their stems and for their words. */
export function readTexts(texts: readonly string[]): ReadTexts {
  const numbers = new Map<string, number>();
  const parts: ReadPart[] = [];
  const inTexts: number[] = [];
  const starts = new Uint32Array(texts.length + 1);
  for (const [at, text] of texts.entries()) {
    for (const part of partsOf(text)) {
      let number = numbers.get(part);
      if (number === undefined) {
        number = parts.push({ stems: stemsOf(part), words: plainWords(part), count: 0 }) - 1;
        numbers.set(part, number);
      }
      (parts[number] as ReadPart).count += 1;
      inTexts.push(number);
    }
    starts[at + 1] = inTexts.length;
  }
  return { parts, texts: { starts, numbers: Uint32Array.from(inTexts) } };
}
