import type { DaySummary } from './days/readSummaries.ts';
import { mostFrequent } from './days/summarize.ts';

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

/** Puts the searches of the days of a period together, each list with at most so many rows. */
export function readSearchInsights(days: readonly DaySummary[], rows: number): SearchInsights {
  const top = mostFrequent(
    days.flatMap(({ queries }) => queries),
    rows,
  );
  const clicked = clicksByQuery(days);
  return {
    ...countSearches(days),
    topQueries: top.map(([query, searches]) => {
      const { clicks, positions, positioned } = clicked.get(query) ?? NO_CLICKS;
      return { query, searches, clicks, averagePosition: positioned === 0 ? null : positions / positioned };
    }),
    queriesWithoutResults: mostFrequent(
      days.flatMap(({ empty }) => empty),
      rows,
    ).map(([query, searches]) => ({ query, searches })),
    clickPositions: clicksByPosition(days).slice(0, rows),
  };
}

/** Counts the searches and clicks of days. */
export function countSearches(days: readonly DaySummary[]): SearchCounts {
  const sum = (of: (day: DaySummary) => number) => days.reduce((total, day) => total + of(day), 0);
  return {
    searches: sum(({ searches }) => searches),
    searchesWithoutResults: sum(({ emptySearches }) => emptySearches),
    clicks: sum(({ clicks }) => clicks),
    clickedSearches: sum(({ clickedSearches }) => clickedSearches),
  };
}

const NO_CLICKS = { clicks: 0, positions: 0, positioned: 0 };

function clicksByQuery(days: readonly DaySummary[]): ReadonlyMap<string, typeof NO_CLICKS> {
  const all = new Map<string, typeof NO_CLICKS>();
  for (const [query, clicks, positions, positioned] of days.flatMap(({ clicked }) => clicked)) {
    const known = all.get(query) ?? NO_CLICKS;
    all.set(query, {
      clicks: known.clicks + clicks,
      positions: known.positions + positions,
      positioned: known.positioned + positioned,
    });
  }
  return all;
}

function clicksByPosition(days: readonly DaySummary[]): SearchInsights['clickPositions'] {
  const all = new Map<number, number>();
  for (const [position, clicks] of days.flatMap(({ positions }) => positions))
    all.set(position, (all.get(position) ?? 0) + clicks);
  return [...all].map(([position, clicks]) => ({ position, clicks })).sort((a, b) => a.position - b.position);
}
