import type { DescribedSection, DocPage } from '@feedback-docs/docusaurus-search';
import type { Product, Release } from '@feedback-docs/releases';

/** The section of a page that lists what can go wrong, in a table that begins with what the reader sees. */
export const FAULTS_ANCHOR = 'what-can-go-wrong';

interface NameContext {
  page: DocPage;
  section: Pick<DescribedSection, 'anchor' | 'content'>;
  product: Product;
  release: Release | undefined;
}

/** Other names under which readers look for a section: the features it explains, the faults it lists, what they call a release's notes. */
export function sectionNames({ page, section, product, release }: NameContext): string[] {
  const { anchor } = section;
  if (anchor !== null) {
    const faults = anchor === FAULTS_ANCHOR ? symptoms(section) : [];
    return [...featureNames(page, anchor, product), ...faults];
  }
  return release === undefined ? [] : releaseNames(release);
}

function featureNames(page: DocPage, anchor: string, { features }: Product): string[] {
  return features.filter(({ page: id, heading }) => id === page.id && heading === anchor).map(({ name }) => name);
}

/** The first cell of each row below the head: the message or the behaviour that brings a reader here. */
function symptoms({ content }: Pick<DescribedSection, 'content'>): string[] {
  const rows = content.split('\n').filter((line) => line.includes(' | '));
  return rows.slice(1).map((row) => row.split(' | ', 1)[0] ?? '');
}

function releaseNames({ platform, version }: Release): string[] {
  return [`new in ${platform} ${version}`, `${platform} ${version} release notes, changes and fixes`];
}
