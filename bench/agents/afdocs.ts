import { computeScore, getChecksSorted, runChecks } from 'afdocs';
import { markdownTable } from '../results.ts';
import { rounded } from '../statistics.ts';

type PageResult = { readonly url: string; readonly status: string };

/**
 * Prints what afdocs finds on all pages, the release explorer among them: its score and diagnostics, and each check with the pages that
 * do not pass it. `siteUrl` is the address that the build wrote into lists and Markdown.
 */
export async function printAfdocs(base: string, siteUrl: string): Promise<void> {
  const report = await runChecks(base, {
    canonicalOrigin: siteUrl,
    samplingStrategy: 'deterministic',
    maxLinksToTest: 1000,
    maxConcurrency: 4,
    requestDelay: 0,
  });
  const { overall, grade, checkScores, diagnostics } = computeScore(report);
  const { pass = 0, warn = 0, fail = 0, skip = 0 } = report.summary;
  console.log(`\nafdocs: ${overall} of 100 (${grade}); ${pass} pass, ${warn} warn, ${fail} fail, ${skip} skipped\n`);
  const results = new Map(report.results.map((result) => [result.id, result]));
  const rows = getChecksSorted().flatMap(({ id }) => {
    const result = results.get(id);
    if (result === undefined) return [];
    const score = checkScores[id];
    const points = score && `${rounded(score.earnedScore, 1)} of ${rounded(score.maxScore, 1)}`;
    const pages = (result.details?.['pageResults'] ?? []) as PageResult[];
    const bad = pages.filter(({ status }) => status === 'fail' || status === 'warn');
    return [[id, result.status, points, namePages(bad)]];
  });
  console.log(markdownTable(['Check', 'Status', 'Points', 'Pages that do not pass'], rows));
  console.log(`\nDiagnostics: ${diagnostics.length === 0 ? 'none' : ''}`);
  for (const { severity, message } of diagnostics) console.log(`- ${severity}: ${message}`);
}

const MAX_NAMED = 3;

function namePages(pages: readonly PageResult[]): string {
  const names = pages.slice(0, MAX_NAMED).map(({ url }) => new URL(url).pathname);
  return pages.length > MAX_NAMED ? `${pages.length}: ${names.join(', ')}, …` : names.join(', ');
}
