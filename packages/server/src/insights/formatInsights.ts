import type { SearchInsights } from './readSearchInsights.ts';

/** The insights of a period as text for a terminal. */
export function formatInsights(insights: SearchInsights, days: number): string {
  const { searches, searchesWithoutResults, clicks, topQueries, queriesWithoutResults, clickPositions } = insights;
  return [
    `Last ${days} days: ${searches} searches, ${searchesWithoutResults} of them without results, ${clicks} clicks on results.`,
    section(
      'Top queries',
      ['Query', 'Searches', 'Clicks', 'Average position'],
      topQueries.map((row) => [row.query, row.searches, row.clicks, row.averagePosition?.toFixed(1) ?? '–']),
    ),
    section(
      'Queries without results',
      ['Query', 'Searches'],
      queriesWithoutResults.map((row) => [row.query, row.searches]),
    ),
    section(
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

function section(title: string, head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  if (rows.length === 0) return `${title}\n  none`;
  const lines = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const text = lines.map((line) =>
    `  ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd(),
  );
  return [title, ...text].join('\n');
}
