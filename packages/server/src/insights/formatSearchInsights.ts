import { formatTable } from './formatTable.ts';
import type { SearchInsights } from './readSearchInsights.ts';

/** What was searched in a period as text for a terminal. */
export function formatSearchInsights(insights: SearchInsights, days: number): string {
  const { searches, searchesWithoutResults, clicks, topQueries, queriesWithoutResults, clickPositions } = insights;
  return [
    `Last ${days} days: ${searches} searches, ${searchesWithoutResults} of them without results, ${clicks} clicks on results.`,
    formatTable(
      'Top queries',
      ['Query', 'Searches', 'Clicks', 'Average position'],
      topQueries.map((row) => [row.query, row.searches, row.clicks, row.averagePosition?.toFixed(1) ?? '–']),
    ),
    formatTable(
      'Queries without results',
      ['Query', 'Searches'],
      queriesWithoutResults.map((row) => [row.query, row.searches]),
    ),
    formatTable(
      'Click positions',
      ['Position', 'Clicks', 'Share'],
      clickPositions.map((row) => [
        row.position,
        row.clicks,
        `${Math.round((100 * row.clicks) / Math.max(clicks, 1))} %`,
      ]),
    ),
  ].join('\n\n');
}
