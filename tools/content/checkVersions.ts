import {
  compareReleases,
  type Problem,
  type Release,
  releaseName,
  releasePath,
  type VersionRef,
} from '@feedback-docs/releases';
import type { Check } from './Check.ts';
import type { Content } from './Content.ts';
import { DOCS_FOLDER } from './pageAddress.ts';

/** Every version has one page, no page is about another version, and dates ascend on each platform. */
export const checkVersions: Check = (content) => [
  ...missingPages(content),
  ...extraPages(content),
  ...dateProblems(content),
];

const FIRST_AND_LAST = { web: [1, 23, 74], mobile: [2, 5, 8] } as const;

/** The versions that have a page: Web 1.23 to 1.74 and Mobile 2.5 to 2.8. */
export const RELEASED_VERSIONS: readonly VersionRef[] = (['web', 'mobile'] as const).flatMap((platform) => {
  const [major, first, last] = FIRST_AND_LAST[platform];
  return Array.from({ length: last - first + 1 }, (_, index) => ({ platform, version: `${major}.${first + index}` }));
});

function missingPages({ pages }: Content): readonly Problem[] {
  const routes = new Set(pages.map(({ route }) => route));
  return RELEASED_VERSIONS.filter((ref) => !routes.has(releasePath(ref))).map((ref) => ({
    file: releasePath(ref).replace('/docs', DOCS_FOLDER).concat('.md'),
    line: 1,
    what: `${releaseName(ref)} has no release page.`,
    remedy: 'Write it, with its items from product.yaml.',
  }));
}

function extraPages({ pages }: Content): readonly Problem[] {
  const routes = new Set(RELEASED_VERSIONS.map(releasePath));
  const seen = new Set<string>();
  return pages
    .filter(({ kind }) => kind === 'release')
    .flatMap(({ file, route }) => {
      const isFirst = !seen.has(route);
      seen.add(route);
      if (routes.has(route) && isFirst) return [];
      const what = isFirst ? `There is no version for the page ${route}.` : `The page ${route} exists twice.`;
      return [{ file, line: 1, what, remedy: 'Remove it, or rename it to the version it is about.' }];
    });
}

function dateProblems({ releases }: Content): readonly Problem[] {
  const ordered = releases.toSorted((left, right) => compareReleases(left.release, right.release));
  return ordered.flatMap(({ page, release }, index) => {
    const before = ordered[index - 1]?.release;
    if (before === undefined || !isDatedTooEarly(before, release)) return [];
    const line = page.frontMatter.lineOf('date');
    const what = `${release.title} is dated ${release.date}, but ${before.title} came on ${before.date}.`;
    return [{ file: page.file, line, what, remedy: 'Correct one of the two dates: they ascend with the versions.' }];
  });
}

function isDatedTooEarly(before: Release, release: Release): boolean {
  return before.platform === release.platform && before.date >= release.date;
}
