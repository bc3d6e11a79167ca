import { addUp, type Counted, type Summary } from './summarize.ts';

/** Puts what happened in several spans into one summary; its lists keep every text, in no order. */
export function mergeSummaries(summaries: readonly Summary[]): Summary {
  const sum = (of: (summary: Summary) => number) => summaries.reduce((total, summary) => total + of(summary), 0);
  const add = (of: (summary: Summary) => readonly Counted[]) => [...addUp(summaries.flatMap(of))];
  return {
    searches: sum(({ searches }) => searches),
    queries: add(({ queries }) => queries),
    empty: add(({ empty }) => empty),
    emptySearches: sum(({ emptySearches }) => emptySearches),
    clicks: sum(({ clicks }) => clicks),
    clickedSearches: sum(({ clickedSearches }) => clickedSearches),
    clicked: addClicked(summaries.flatMap(({ clicked }) => clicked)),
    positions: [...addUp(summaries.flatMap(({ positions }) => positions))],
    outcomes: summaries.flatMap(({ outcomes }) => outcomes),
    refused: add(({ refused }) => refused),
    nearest: add(({ nearest }) => nearest),
    cited: [...new Set(summaries.flatMap(({ cited }) => cited))],
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
