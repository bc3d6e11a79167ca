import { addUp, type Counted, type Summary } from './summarize.ts';

/** Puts what happened in several spans into one summary; its lists keep every text, in no order. */
export function mergeSummaries(summaries: readonly Summary[]): Summary {
  const add = (of: (summary: Summary) => readonly Counted[]) => [...addUp(summaries.flatMap(of))];
  return {
    ...mergeCounts(summaries),
    queries: add(({ queries }) => queries),
    empty: add(({ empty }) => empty),
    clicked: addClicked(summaries.flatMap(({ clicked }) => clicked)),
    positions: [...addUp(summaries.flatMap(({ positions }) => positions))],
    refused: add(({ refused }) => refused),
    nearest: add(({ nearest }) => nearest),
    cited: [...new Set(summaries.flatMap(({ cited }) => cited))],
  };
}

/** The counts of several spans alone, which takes a small part of the time that their lists take. */
export function mergeCounts(
  summaries: readonly Summary[],
): Pick<Summary, 'searches' | 'emptySearches' | 'clicks' | 'clickedSearches' | 'outcomes'> {
  const sum = (of: (summary: Summary) => number) => summaries.reduce((total, summary) => total + of(summary), 0);
  return {
    searches: sum(({ searches }) => searches),
    emptySearches: sum(({ emptySearches }) => emptySearches),
    clicks: sum(({ clicks }) => clicks),
    clickedSearches: sum(({ clickedSearches }) => clickedSearches),
    outcomes: summaries.flatMap(({ outcomes }) => outcomes),
  };
}

function addClicked(rows: Summary['clicked']): Summary['clicked'] {
  const byQuery = new Map<string, Summary['clicked'][number]>();
  for (const row of rows) {
    const [query, clicks, positions, positioned] = row;
    const known = byQuery.get(query);
    byQuery.set(
      query,
      known === undefined ? row : [query, known[1] + clicks, known[2] + positions, known[3] + positioned],
    );
  }
  return [...byQuery.values()];
}
