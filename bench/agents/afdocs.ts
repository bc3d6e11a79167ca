import { computeScore, getChecksSorted, runChecks } from 'afdocs';

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
  console.log('| Check | Status | Points | Pages that do not pass |');
  console.log('| --- | --- | --- | --- |');
  const results = new Map(report.results.map((result) => [result.id, result]));
  for (const { id } of getChecksSorted()) {
    const result = results.get(id);
    if (result === undefined) continue;
    const score = checkScores[id];
    const points = score === undefined ? '' : `${round(score.earnedScore)} of ${round(score.maxScore)}`;
    const pages = (result.details?.['pageResults'] ?? []) as PageResult[];
    const bad = pages.filter(({ status }) => status === 'fail' || status === 'warn');
    console.log(`| ${[id, result.status, points, namePages(bad)].join(' | ')} |`);
  }
  console.log(`\nDiagnostics: ${diagnostics.length === 0 ? 'none' : ''}`);
  for (const { severity, message } of diagnostics) console.log(`- ${severity}: ${message}`);
}

const MAX_NAMED = 3;

function namePages(pages: readonly PageResult[]): string {
  const names = pages.slice(0, MAX_NAMED).map(({ url }) => new URL(url).pathname);
  return pages.length > MAX_NAMED ? `${pages.length}: ${names.join(', ')}, …` : names.join(', ');
}

function round(points: number): number {
  return Math.round(points * 10) / 10;
}
