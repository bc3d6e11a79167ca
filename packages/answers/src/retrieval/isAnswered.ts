import type { Asked, Retrieved } from './retrieve.ts';
import { weighed } from './weighed.ts';
import { EVIDENCE, LEAST_EVIDENCE, LEAST_FOLLOW_UP_EVIDENCE } from './weights.ts';

/** What speaks for and against an answer from the docs. */
export type Evidence = Pick<Retrieved, 'concepts' | 'ranked' | 'unanswered'>;

/** Sections that the share of the best one is taken of. */
const COMPARED = 50;

/** Likeness in meaning from which a question is one as readers ask them. */
const FAMILIAR = 0.8;

/** Whether the docs hold enough of the question to answer it. */
export function isAnswered({ context }: Asked, retrieved: Evidence): boolean {
  if (retrieved.ranked.find(({ section }) => !section.isRelease)?.isNamed === true) return true;
  const isOnAnswer = (context?.cited.length ?? 0) > 0 && !retrieved.concepts.some(({ isOutside }) => isOutside);
  return oddsOfAnswer(retrieved) >= (isOnAnswer ? LEAST_FOLLOW_UP_EVIDENCE : LEAST_EVIDENCE);
}

/** How likely the docs answer a question, in log odds; minus infinity when no page of the docs was found at all. */
export function oddsOfAnswer(retrieved: Evidence): number {
  const evidence = evidenceOf(retrieved);
  return evidence === undefined ? Number.NEGATIVE_INFINITY : EVIDENCE.bias + weighed(evidence, EVIDENCE);
}

/** What speaks for and against an answer; undefined when no page of the docs was found at all. */
export function evidenceOf({
  concepts,
  ranked,
  unanswered,
}: Evidence): Readonly<Record<Exclude<keyof typeof EVIDENCE, 'bias'>, number>> | undefined {
  const docs = ranked.filter(({ section }) => !section.isRelease);
  const [best] = docs;
  if (best === undefined) return undefined;
  const odds = docs.slice(0, COMPARED).reduce((sum, { score }) => sum + Math.exp(score - best.score), 0);
  const total = concepts.reduce((sum, { weight }) => sum + weight, 0);
  const unknown = concepts.reduce((sum, { forms, weight }) => sum + (forms.size === 0 ? weight : 0), 0);
  const { coverage, phrasing, nextPhrasings, phrasings, line, meaning, nextMeanings, meanings, lineMeaning } =
    best.features;
  return {
    coverage,
    phrasing,
    nextPhrasings,
    phrasings,
    line,
    meaning,
    nextMeanings,
    meanings,
    lineMeaning,
    share: 1 / odds,
    unansweredPhrasing: unanswered.phrasing,
    unansweredNext: unanswered.nextPhrasings,
    unansweredPhrasings: unanswered.phrasings,
    unansweredMeaning: unanswered.meaning,
    unansweredNextMeanings: unanswered.nextMeanings,
    leaning: unanswered.leaning,
    strange: Math.max(0, FAMILIAR - meaning),
    nearerUnanswered: Math.max(0, unanswered.meaning - meaning),
    unknown: total === 0 ? 0 : unknown / total,
    outside: concepts.some(({ isOutside }) => isOutside) ? 1 : 0,
  };
}
