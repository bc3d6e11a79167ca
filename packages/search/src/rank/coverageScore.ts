import type { RecordColumns } from '../format/RecordColumns.ts';
import { RULES } from '../rankingRules.ts';
import type { ScoreAccumulator } from './ScoreAccumulator.ts';

/** Share of the query in heading and page title that counts as all of it: inflections count for less than the word as typed. */
const ALL_IN_TITLES = 0.85;

/** Turns the sums of the matched records into scores: word scores times coverage, then the bonuses that need no positions. `total` is the weight of all words. */
export function scoreCoverage(
  sums: ScoreAccumulator,
  matched: Uint32Array,
  records: RecordColumns,
  words: number,
  total: number,
): void {
  const headings = records.lengths('heading');
  const pages = records.lengths('page');
  for (const record of matched) {
    const share = (sums.coverage[record] ?? 0) / total;
    let score = (sums.score[record] ?? 0) / total;
    if (words <= RULES.maxConjunctiveWords) score *= share ** 3;
    const heading = headings[record] ?? 0;
    const inHeading = sums.headingWords[record] ?? 0;
    if (inHeading > 0) {
      score += RULES.bonuses.titles * ((sums.inHeading[record] ?? 0) / total) ** 2 * Math.min(1, inHeading / heading);
    }
    const inTitles = (sums.inTitles[record] ?? 0) / total;
    if (inTitles > ALL_IN_TITLES) {
      score += RULES.bonuses.titles * inTitles * Math.min(1, words / (heading + (pages[record] ?? 0)));
    }
    sums.score[record] = score + RULES.bonuses.pageRank * (records.pageRank[record] ?? 0);
  }
}
