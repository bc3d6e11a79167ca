import { splitSentences } from '@feedback-docs/text';
import type { Line } from '../corpus/Section.ts';
import { sliceLine } from './sliceLine.ts';
import { numberSteps, stepLists } from './stepLists.ts';

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
  /** The numbered list it stands in, where that has several steps. */
  readonly list: readonly Line[] | undefined;
}

/** Text of a paragraph, up to this length, that ends like no sentence is a label over what follows. */
const MAX_LABEL_LENGTH = 80;

/** The units of a section in reading order. Captions and labels are none; every step has the number that the page gives it. */
export function passageUnits(unnumbered: readonly Line[]): Unit[] {
  const lines = numberSteps(unnumbered);
  const lists = stepLists(lines);
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
      const list = listOf(line);
      if (list?.[0] === line) units.push(unit('procedure', at, list));
      units.push(unit('step', at, [line]));
    } else if (line.kind === 'entry' || line.kind === 'code' || line.kind === 'row') {
      units.push(unit(line.kind, at, [line]));
    }
  }
  return units;

  function unit(kind: Unit['kind'], at: number, own: readonly Line[], sentence = 0): Unit {
    return {
      kind,
      lines: own,
      at,
      sentence,
      head,
      leadIn: kind === 'sentence' ? undefined : leadIn,
      list: own[0] && listOf(own[0]),
    };
  }

  function listOf(line: Line): readonly Line[] | undefined {
    return lists.find((list) => list.includes(line));
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
