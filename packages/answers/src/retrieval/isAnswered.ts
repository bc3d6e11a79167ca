import type { Asked, Retrieved } from './retrieve.ts';
import { LEAST_COVERAGE, LEAST_FOLLOW_UP_COVERAGE } from './thresholds.ts';

/** Whether the docs hold enough of the question to answer it. */
export function isAnswered({ context }: Asked, { concepts, ranked }: Pick<Retrieved, 'concepts' | 'ranked'>): boolean {
  const isOnAnswer = (context?.cited.length ?? 0) > 0 && !concepts.some(({ isOutside }) => isOutside);
  return answerability({ concepts, ranked }) >= (isOnAnswer ? LEAST_FOLLOW_UP_COVERAGE : LEAST_COVERAGE);
}

/** The share of the question that the best sections hold, from 0 to 1; 0 when it asks for something foreign to the docs. */
function answerability({ concepts, ranked }: Pick<Retrieved, 'concepts' | 'ranked'>): number {
  if (concepts.length === 0) return 0;
  const [best, ...next] = ranked.slice(0, 3);
  if (best === undefined) return 0;
  const others = Math.max(0, ...next.map(({ coverage }) => coverage));
  return Math.max(best.coverage, 0.9 * others);
}
