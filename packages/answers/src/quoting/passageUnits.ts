import { splitSentences } from '@feedback-docs/text';
import type { Line } from '../corpus/Section.ts';
import { sliceLine } from './sliceLine.ts';

/** The smallest piece of a section that may be quoted: a sentence, a step or all steps of a procedure, an entry, a row, a block of code. */
export interface Unit {
  readonly kind: 'sentence' | 'step' | 'procedure' | 'entry' | 'row' | 'code';
  /** What is printed. */
  readonly lines: readonly Line[];
  /** Number of its first line in the section. */
  readonly at: number;
  /** Number of the sentence in its paragraph. */
  readonly sentence: number;
  /** The head of its table. */
  readonly head: Line | undefined;
  /** The sentence right before it that ends with a colon. */
  readonly leadIn: Line | undefined;
}

/** Text of a paragraph, up to this length, that ends like no sentence is a label over what follows. */
const MAX_LABEL_LENGTH = 80;

/** The units of a section in reading order. Captions and labels are none. */
export function passageUnits(lines: readonly Line[]): Unit[] {
  const units: Unit[] = [];
  let head: Line | undefined;
  let leadIn: Line | undefined;
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1]?.kind;
    if (line.kind !== 'row') head = line.kind === 'head' ? line : undefined;
    if (line.kind !== before && before !== 'head' && before !== 'paragraph') leadIn = undefined;
    if (line.kind === 'paragraph') {
      const sentences = sentencesOf(line);
      units.push(...sentences.map((sentence, number) => unit('sentence', at, [sentence], number)));
      leadIn = line.text.endsWith(':') ? sentences.at(-1) : undefined;
    } else if (line.kind === 'step') {
      if (before !== 'step') {
        const end = lines.findIndex(({ kind }, other) => other > at && kind !== 'step');
        const steps = lines.slice(at, end < 0 ? lines.length : end);
        if (steps.length > 1) units.push(unit('procedure', at, steps));
      }
      units.push(unit('step', at, [line]));
    } else if (line.kind === 'entry' || line.kind === 'code' || line.kind === 'row') {
      units.push(unit(line.kind, at, [line]));
    }
  }
  return units;

  function unit(kind: Unit['kind'], at: number, own: readonly Line[], sentence = 0): Unit {
    return { kind, lines: own, at, sentence, head, leadIn: kind === 'sentence' ? undefined : leadIn };
  }
}

function sentencesOf(line: Line): Line[] {
  if (!/[.!?:]["”’)]*$/.test(line.text) && line.text.length < MAX_LABEL_LENGTH) return [];
  const sentences: Line[] = [];
  let start = 0;
  let end = 0;
  for (const sentence of splitSentences(line.text)) {
    end = line.text.indexOf(sentence, end) + sentence.length;
    // "Web." or "No." is the beginning of the next sentence.
    if (wordCount(line.text.slice(start, end)) < MIN_SENTENCE_WORDS && end < line.text.length) continue;
    sentences.push(sliceLine(line, start, end));
    start = end;
  }
  return sentences;
}

const MIN_SENTENCE_WORDS = 3;

function wordCount(text: string): number {
  return text.trim().split(/\s+/).length;
}
