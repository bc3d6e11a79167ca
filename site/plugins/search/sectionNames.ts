import type { Product, Release } from '@feedback-docs/releases';
import type { DocPage } from './DocPage.ts';

interface NameContext {
  page: DocPage;
  anchor: string | null;
  product: Product;
  release: Release | undefined;
}

/** Other names under which readers look for a section: phrasings from the front matter, the features it explains, a page's file name. */
export function sectionNames({ page, anchor, product, release }: NameContext): string[] {
  if (anchor !== null) return [...(page.askedAs[anchor] ?? []), ...featureNames(page, anchor, product)];
  return release === undefined ? [fileNameOf(page)] : [fileNameOf(page), ...releaseNames(release)];
}

function featureNames(page: DocPage, anchor: string, { features }: Product): string[] {
  return features.filter(({ page: id, heading }) => id === page.id && heading === anchor).map(({ name }) => name);
}

function releaseNames({ platform, version }: Release): string[] {
  return [`what is new in ${platform} ${version}`, `${platform} ${version} release notes, changes and fixes`];
}

/** Readers who know a page by its address search for that: `radio_button` finds the page about single choice questions. */
function fileNameOf({ id }: DocPage): string {
  return id.split('/').at(-1)?.replaceAll('_', ' ') ?? '';
}
