import { execFileSync } from 'node:child_process';
import { loadReleases } from '@feedback-docs/docusaurus-releases/content';

/** Pages without a source of their own that show the newest releases. */
const RELEASE_LISTS = ['/', '/docs/versions', '/docs/versions/parity', '/docs/versions/recent-versions'];

/**
 * The day of the last change by page address, YYYY-MM-DD: a release page's day of release, the newest of those for pages that list
 * releases, and for the other docs the day of their last commit. Without a complete history those have none, because a
 * wrong day is worse than no day.
 */
export function lastChanges(siteDir: string): ReadonlyMap<string, string> {
  const releases = loadReleases(siteDir);
  const newest = releases
    .map(({ date }) => date)
    .sort()
    .at(-1);
  const days = new Map(commitDays(readHistory(siteDir)));
  if (newest !== undefined) for (const page of RELEASE_LISTS) days.set(page, newest);
  for (const { path, date } of releases) days.set(path, date);
  return days;
}

/** The page address and the day of the newest commit for each file of a log, which begins with the newest commit. */
export function commitDays(log: string): [path: string, day: string][] {
  const days = new Map<string, string>();
  let day = '';
  for (const line of log.split('\n')) {
    if (/^\d{4}-\d{2}-\d{2}$/.test(line)) day = line;
    const [, file] = /^docs\/(.+)\.mdx?$/.exec(line) ?? [];
    if (file === undefined) continue;
    const path = `/docs/${file}`.replace(/\/index$/, '');
    if (!days.has(path)) days.set(path, day);
  }
  return [...days];
}

function readHistory(siteDir: string): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: siteDir, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return '';
    return git('log', '--format=%cs', '--name-only', '--relative', '--', 'docs');
  } catch {
    return ''; // the site is built from a copy without its history
  }
}
