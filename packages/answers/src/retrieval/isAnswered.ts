import { coverageOf } from './rankSections.ts';
import type { Asked, Retrieved } from './retrieve.ts';
import { EVIDENCE, LEAST_EVIDENCE, LEAST_FOLLOW_UP_EVIDENCE } from './thresholds.ts';

/** Whether the docs hold enough of the question to answer it. */
export function isAnswered({ context }: Asked, retrieved: Pick<Retrieved, 'concepts' | 'ranked'>): boolean {
  const isOnAnswer = (context?.cited.length ?? 0) > 0 && !retrieved.concepts.some(({ isOutside }) => isOutside);
  return evidenceFor(retrieved) >= (isOnAnswer ? LEAST_FOLLOW_UP_EVIDENCE : LEAST_EVIDENCE);
}

function evidenceFor({ concepts, ranked }: Pick<Retrieved, 'concepts' | 'ranked'>): number {
  const [best, next] = ranked.filter(({ section }) => !section.isRelease);
  if (best === undefined) return 0;
  const total = concepts.reduce((sum, { weight }) => sum + weight, 0);
  const phrasings = best.section.words.askedAs.map((stems) => coverageOf(stems, concepts) / total);
  const unknown = concepts.filter(({ forms }) => forms.size === 0).length / concepts.length;
  return (
    EVIDENCE.coverage * best.coverage +
    EVIDENCE.score * best.score +
    EVIDENCE.lead * (best.score - (next?.score ?? 0)) +
    EVIDENCE.phrasing * Math.max(0, ...phrasings) +
    EVIDENCE.unknown * unknown +
    (concepts.some(({ isOutside }) => isOutside) ? EVIDENCE.outside : 0)
  );
}
