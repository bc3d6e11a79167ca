import type { CorpusSection } from '../corpus/Corpus.ts';
import type { Line } from '../corpus/Section.ts';
import { holdsFact, type QuestionKind } from '../language/questionKind.ts';
import { STOP_STEMS } from '../language/stopWords.ts';
import { stemsOf } from '../language/wordsOf.ts';
import { type Concept, isAsked } from '../retrieval/Concept.ts';
import { coverageOf } from '../retrieval/coverageOf.ts';
import { passageUnits, type Unit } from './passageUnits.ts';

/** A unit with how well it answers, and its stems. */
export interface ScoredUnit extends Unit {
  readonly score: number;
  readonly stems: ReadonlySet<string>;
}

/** A question as quoting reads it. */
export interface QuotedQuestion {
  readonly kind: QuestionKind;
  readonly concepts: readonly Concept[];
  readonly embedding: Float32Array;
  embed(text: string): Float32Array;
  /** The section at an address. */
  sectionAt(url: string): CorpusSection | undefined;
  /** The rows that hold the amount asked for. */
  readonly rows: ReadonlySet<Line>;
  /** Whether the reader has just seen this text. */
  isShown(text: string): boolean;
}

/** Weights of what speaks for a unit, set on bench/answers/development.json alone. */
const UNIT_WEIGHTS = {
  /** Cosine similarity with the question. */
  similarity: 1.3,
  /** It may hold the kind of fact asked for. */
  fact: 0.15,
  /** Share of its label, which names a row or an entry, that the question names. */
  label: 0.35,
  /** It is a row that holds the amount asked for. */
  row: 1,
  /** All steps of a procedure, where the question asks how to do something. */
  procedure: 0.6,
  /** A concept in half of the units tells them apart half as well. */
  commonness: 0.6,
  /** It is the first sentence, where the question names the section as a whole: share of the question in the heading. */
  first: 0.3,
} as const;

/** The units of a section with their scores, in reading order. */
export function scoreUnits(section: CorpusSection, question: QuotedQuestion): ScoredUnit[] {
  const units = passageUnits(section.lines).map((unit) => ({ ...unit, stems: stemsIn(textOf(unit)) }));
  const concepts = localWeights(section, question, units);
  const total = concepts.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const all = question.concepts.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const headingShare = coverageOf(section.words.heading, question.concepts) / all;
  return units.map((unit) => {
    const text = textOf(unit);
    const score =
      coverageOf(unit.stems, concepts) / total +
      UNIT_WEIGHTS.similarity * cosineSimilarity(question.embedding, question.embed(text)) +
      UNIT_WEIGHTS.fact * Number(holdsFact(question.kind, text)) +
      UNIT_WEIGHTS.label * labelShare(unit, question.concepts) +
      UNIT_WEIGHTS.row * Number(unit.lines.some((line) => question.rows.has(line))) +
      UNIT_WEIGHTS.procedure * Number(unit.kind === 'procedure' && question.kind === 'steps') +
      UNIT_WEIGHTS.first * (unit.at === 0 && unit.sentence === 0 ? headingShare : 0);
    return { ...unit, score };
  });
}

function textOf({ lines }: Pick<Unit, 'lines'>): string {
  return lines.map(({ text }) => text).join('\n');
}

/** The stems of the words with content. */
function stemsIn(text: string): Set<string> {
  const stems = stemsOf(text);
  return new Set(stems.filter((stem) => !STOP_STEMS.has(stem)));
}

/** The concepts with their weights in this section: what its heading says, or many of its units, tells these apart the least. */
function localWeights(
  { words }: CorpusSection,
  { concepts }: QuotedQuestion,
  units: readonly { readonly stems: ReadonlySet<string> }[],
): Concept[] {
  const weighed = concepts.map((concept) => {
    const { stem, isKnown } = concept;
    const holders = isKnown ? units.filter((unit) => unit.stems.has(stem)).length : 0;
    const share = holders / Math.max(1, units.length);
    const isInHeading = isKnown && words.heading.has(stem);
    return { ...concept, weight: isInHeading ? 0 : concept.weight * (1 - UNIT_WEIGHTS.commonness * share) };
  });
  return weighed.some(({ weight }) => weight > 0) ? weighed : [...concepts];
}

/** Share of the first cell of a row, or of what stands before the colon of an entry, that the question names. */
function labelShare({ kind, lines }: Unit, concepts: readonly Concept[]): number {
  if (kind !== 'row' && kind !== 'entry') return 0;
  const label = stemsIn(/^.*?(?= \| |: |$)/.exec(lines[0]?.text ?? '')?.[0] ?? '');
  const named = [...label].filter((stem) => isAsked(stem, concepts));
  return label.size === 0 ? 0 : named.length / label.size;
}

function cosineSimilarity(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += (a[at] as number) * (b[at] ?? 0);
  return sum;
}
