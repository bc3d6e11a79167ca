import {
  compareReleases,
  PLATFORMS,
  type Problem,
  type Product,
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

/** The first release of each platform that has a page. */
const FIRST = { web: '1.23', mobile: '2.5' } as const;

/** The versions that have a page: those from the first to the newest one that product.yaml has a change for. */
export function releasedVersions(product: Pick<Product, 'features'> = { features: [] }): readonly VersionRef[] {
  return PLATFORMS.flatMap((platform) => {
    const named = product.features.flatMap((feature) => [
      feature[platform] ?? 'initial',
      ...feature.changes.filter((change) => change.platform === platform).map(({ version }) => version),
    ]);
    const versions = [FIRST[platform], ...named.filter((version) => version !== 'initial')];
    const byMajor = Map.groupBy(versions, (version) => version.split('.')[0] ?? '');
    return [...byMajor].flatMap(([major, ofMajor]) => {
      const minors = ofMajor.map((version) => Number(version.split('.')[1]));
      const [firstMajor, firstMinor] = FIRST[platform].split('.');
      const first = major === firstMajor ? Number(firstMinor) : 0;
      const count = Math.max(...minors) - first + 1;
      return Array.from({ length: count }, (_, index) => ({ platform, version: `${major}.${first + index}` }));
    });
  });
}

function missingPages({ pages, product }: Content): readonly Problem[] {
  const routes = new Set(pages.map(({ route }) => route));
  return releasedVersions(product)
    .filter((ref) => !routes.has(releasePath(ref)))
    .map((ref) => ({
      file: releasePath(ref).replace('/docs', DOCS_FOLDER).concat('.md'),
      line: 1,
      what: `${releaseName(ref)} has no release page.`,
      remedy: 'Write it, with its items from product.yaml.',
    }));
}

function extraPages({ pages, product }: Content): readonly Problem[] {
  const routes = new Set(releasedVersions(product).map(releasePath));
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
