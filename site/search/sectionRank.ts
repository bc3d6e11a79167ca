import type { DescribedSection, DocPage } from '@feedback-docs/docusaurus-search';
import type { Product, Release } from '@feedback-docs/releases';
import { profile } from '../profile/readProfile.ts';
import { FAULTS_ANCHOR } from './sectionNames.ts';

/** Where readers are best served, of sections that match equally well: within the record weight's -10 to 10. */
const RANKS = {
  /** The section that product.yaml names as the one that explains a feature, or one on that page under the feature's name. */
  featureHome: 10,
  /** Any other section about the product. */
  docs: 4,
  /** Lists of what can go wrong: they touch all subjects of a page and explain none. */
  faults: 2,
  /** Tables that repeat in short what other pages explain. */
  reference: 1,
  /** The list of all pages. */
  overview: 0,
  /** Releases lose from the first to the second with age, so that the newest of equal ones comes first. */
  newestRelease: -1,
  oldestRelease: -7,
} as const;

const OVERVIEW_PAGE = 'index';

interface RankContext {
  page: DocPage;
  section: Pick<DescribedSection, 'anchor' | 'heading'>;
  product: Product;
  release: Release | undefined;
  releases: readonly Release[];
}

/** How important a section is beside others that match a query equally well, from -10 to 10. */
export function sectionRank({ page, section, product, release, releases }: RankContext): number {
  const { anchor, heading } = section;
  if (release !== undefined) return releaseRank(release, releases);
  const isHome = product.features.some(
    (feature) => feature.page === page.id && (feature.heading === anchor || feature.name === heading),
  );
  if (isHome) return RANKS.featureHome;
  if (profile.search.referencePages.includes(page.id)) return RANKS.reference;
  if (anchor === FAULTS_ANCHOR) return RANKS.faults;
  return page.id === OVERVIEW_PAGE ? RANKS.overview : RANKS.docs;
}

/** The days of all releases, in order; sorted once for the sections of a thousand pages. */
const daysOf = new WeakMap<readonly Release[], readonly string[]>();

function releaseRank(release: Release, releases: readonly Release[]): number {
  const days = daysOf.get(releases) ?? releases.map((candidate) => candidate.date).sort();
  daysOf.set(releases, days);
  const youth = days.indexOf(release.date) / Math.max(1, days.length - 1);
  return Math.round(RANKS.oldestRelease + youth * (RANKS.newestRelease - RANKS.oldestRelease));
}
