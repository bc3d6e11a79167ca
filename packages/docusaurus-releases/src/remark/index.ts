import type { RemarkOptions } from './RemarkOptions.ts';
import { remarkReleases } from './remarkReleases.ts';
import { remarkVersionMarks } from './remarkVersionMarks.ts';

/**
 * What the docs plugin is given as `beforeDefaultRemarkPlugins`: the form of release pages, and the version marks under headings. Without
 * `siteDir` the site is looked for where the build was started.
 */
export function releaseRemarkPlugins({ siteDir = process.cwd(), product }: Partial<RemarkOptions> = {}) {
  const options: RemarkOptions = { siteDir, product };
  return [
    [remarkReleases, options],
    [remarkVersionMarks, options],
  ] satisfies [unknown, RemarkOptions][];
}
