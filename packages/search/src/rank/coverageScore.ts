import type { RecordColumns } from '../format/RecordColumns.ts';
import { BONUSES, MAX_CONJUNCTIVE_WORDS, MAX_TITLE_WORDS } from '../rankingRules.ts';
import type { ScoreAccumulator } from './ScoreAccumulator.ts';

/** Coverages are sums of floats; smaller differences are rounding. */
export const TOLERANCE = 0.001;

/** Turns the sums of the matched records into scores: word scores times coverage, then the bonuses that need no positions. */
export function scoreCoverage(
  sums: ScoreAccumulator,
  matched: Uint32Array,
  records: RecordColumns,
  words: number,
  coverage: number,
): void {
  const headings = records.lengths('heading');
  const pages = records.lengths('page');
  const all = coverage - TOLERANCE;
  for (const record of matched) {
    const share = (sums.coverage[record] ?? 0) / coverage;
    let score = ((sums.score[record] ?? 0) / coverage) * (words <= MAX_CONJUNCTIVE_WORDS ? share * share : 1);
    if (words <= MAX_TITLE_WORDS) {
      if ((sums.asTyped[record] ?? 0) >= all) score += BONUSES.allAsTyped;
      const heading = headings[record] ?? 0;
      const inHeading = sums.inHeading[record] ?? 0;
      if (inHeading > 0) score += BONUSES.heading * (inHeading / coverage) ** 2 * Math.min(1, inHeading / heading);
      if ((sums.inTitles[record] ?? 0) >= all) {
        const titles = heading + (pages[record] ?? 0);
        score += BONUSES.titles * Math.min(1, coverage / titles) * (inHeading > 0 ? 1 : 0.5);
      }
    }
    score += BONUSES.depth * (records.depth[record] ?? 0) + BONUSES.pageRank * (records.pageRank[record] ?? 0);
    sums.score[record] = score;
  }
}
