import { most, type Summary } from './days/summarize.ts';

/** How much was searched in a period. */
export interface SearchCounts {
  searches: number;
  searchesWithoutResults: number;
  clicks: number;
  /** Searches of which a result was opened. */
  clickedSearches: number;
}

/** What owners learn about the searches of a period. */
export interface SearchInsights extends SearchCounts {
  topQueries: { query: string; searches: number; clicks: number; averagePosition: number | null }[];
  queriesWithoutResults: { query: string; searches: number }[];
  clickPositions: { position: number; clicks: number }[];
}

/** What was searched in a period, from its summary, each list with at most so many rows. */
export function readSearchInsights(summary: Summary, rows: number): SearchInsights {
  const clicked = new Map(summary.clicked.map(([query, ...counts]) => [query, counts]));
  return {
    ...countSearches(summary),
    topQueries: most(summary.queries, rows).map(([query, searches]) => {
      const [clicks, positions, positioned] = clicked.get(query) ?? [0, 0, 0];
      return { query, searches, clicks, averagePosition: positioned === 0 ? null : positions / positioned };
    }),
    queriesWithoutResults: most(summary.empty, rows).map(([query, searches]) => ({ query, searches })),
    clickPositions: summary.positions
      .map(([position, clicks]) => ({ position, clicks }))
      .sort((a, b) => a.position - b.position)
      .slice(0, rows),
  };
}

/** Counts the searches and clicks of a period. */
export function countSearches({
  searches,
  emptySearches,
  clicks,
  clickedSearches,
}: Pick<Summary, 'searches' | 'emptySearches' | 'clicks' | 'clickedSearches'>): SearchCounts {
  return { searches, searchesWithoutResults: emptySearches, clicks, clickedSearches };
}
