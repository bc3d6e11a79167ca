import type { Asked, Retrieved } from './retrieve.ts';
import { EVIDENCE, LEAST_EVIDENCE, LEAST_FOLLOW_UP_EVIDENCE } from './weights.ts';

type Evidence = Pick<Retrieved, 'concepts' | 'ranked' | 'unanswered'>;

/** Whether the docs hold enough of the question to answer it. */
export function isAnswered({ context }: Asked, retrieved: Evidence): boolean {
  const isOnAnswer = (context?.cited.length ?? 0) > 0 && !retrieved.concepts.some(({ isOutside }) => isOutside);
  return evidenceFor(retrieved) >= (isOnAnswer ? LEAST_FOLLOW_UP_EVIDENCE : LEAST_EVIDENCE);
}

function evidenceFor({ concepts, ranked, unanswered }: Evidence): number {
  const docs = ranked.filter(({ section }) => !section.isRelease);
  const [best] = docs;
  if (best === undefined) return Number.NEGATIVE_INFINITY;
  const odds = docs.slice(0, 50).reduce((sum, { score }) => sum + Math.exp(score - best.score), 0);
  const total = concepts.reduce((sum, { weight }) => sum + weight, 0);
  const unknown = concepts.reduce((sum, { forms, weight }) => sum + (forms.size === 0 ? weight : 0), 0);
  return (
    EVIDENCE.bias +
    EVIDENCE.coverage * best.features.coverage +
    EVIDENCE.phrasing * best.features.phrasing +
    EVIDENCE.nextPhrasings * best.features.nextPhrasings +
    EVIDENCE.phrasings * best.features.phrasings +
    EVIDENCE.line * best.features.line +
    EVIDENCE.share / odds +
    EVIDENCE.unansweredPhrasing * unanswered.phrasing +
    EVIDENCE.unansweredNext * unanswered.nextPhrasings +
    EVIDENCE.unansweredPhrasings * unanswered.phrasings +
    EVIDENCE.unknown * (unknown / total) +
    (concepts.some(({ isOutside }) => isOutside) ? EVIDENCE.outside : 0)
  );
}
