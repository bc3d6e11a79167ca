import { linearScore } from './linearScore.ts';
import type { Asked, Retrieved } from './retrieve.ts';
import { EVIDENCE, MIN_EVIDENCE, MIN_FOLLOW_UP_EVIDENCE } from './weights.ts';

/** What speaks for and against an answer from the docs. */
export type Evidence = Pick<Retrieved, 'concepts' | 'ranked' | 'unanswered' | 'taught'>;

/** Likeness in meaning from which a question is one as readers ask them. */
const FAMILIAR = 0.6;

/** Whether the docs hold enough of the question to answer it. */
export function isAnswered({ context }: Asked, retrieved: Evidence): boolean {
  if (retrieved.taught !== undefined) return retrieved.taught === 'answered';
  if (retrieved.ranked.find(({ section }) => !section.isRelease)?.isNamed === true) return true;
  const isOnAnswer = (context?.cited.length ?? 0) > 0 && !retrieved.concepts.some(({ isOutside }) => isOutside);
  return answerabilityLogit(retrieved) >= (isOnAnswer ? MIN_FOLLOW_UP_EVIDENCE : MIN_EVIDENCE);
}

/** How likely the docs answer a question, in log odds; minus infinity when no page of the docs was found at all. */
export function answerabilityLogit(retrieved: Evidence): number {
  const evidence = evidenceOf(retrieved);
  return evidence === undefined ? Number.NEGATIVE_INFINITY : EVIDENCE.bias + linearScore(evidence, EVIDENCE);
}

/** What speaks for and against an answer; undefined when no page of the docs was found at all. */
export function evidenceOf({
  ranked,
  unanswered,
}: Pick<Evidence, 'ranked' | 'unanswered'>):
  | Readonly<Record<Exclude<keyof typeof EVIDENCE, 'bias'>, number>>
  | undefined {
  const best = ranked.find(({ section }) => !section.isRelease);
  if (best === undefined) return undefined;
  const { coverage, phrasing, nextPhrasings, phrasings, line, meaning, nextMeanings, meanings } = best.features;
  return {
    coverage,
    phrasing,
    nextPhrasings,
    phrasings,
    line,
    meaning,
    nextMeanings,
    meanings,
    unansweredPhrasing: unanswered.phrasing,
    unansweredPhrasings: unanswered.phrasings,
    unansweredMeaning: unanswered.meaning,
    unansweredNextMeanings: unanswered.nextMeanings,
    leaning: unanswered.leaning,
    wording: unanswered.wording,
    nearerUnanswered: Math.max(0, unanswered.meaning - meaning),
    likerUnanswered: Math.max(0, unanswered.phrasing - phrasing),
    strange: Math.max(0, FAMILIAR - Math.max(meaning, unanswered.meaning)),
  };
}
