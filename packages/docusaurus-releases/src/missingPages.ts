import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { AllContent, LoadContext } from '@docusaurus/types';
import { createAddresses } from '@feedback-docs/pages/addresses';
import type { Release } from '@feedback-docs/releases';

/**
 * Says what is wrong when a release is not found at the address by which explorer, feeds and marks link to it, and what to do; undefined
 * when all are.
 */
export function missingPages(
  releases: readonly Release[],
  allContent: AllContent,
  { siteConfig }: Pick<LoadContext, 'siteConfig'>,
): string | undefined {
  const instances = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}) as LoadedContent[];
  if (instances.length === 0)
    return 'docusaurus-releases needs the docs plugin, which release pages are part of. Add @docusaurus/preset-classic or @docusaurus/plugin-content-docs to the configuration.';
  const { toPath } = createAddresses({ baseUrl: siteConfig.baseUrl });
  const pages = instances.flatMap(({ loadedVersions }) => loadedVersions.flatMap(({ docs }) => docs));
  const found = new Set(pages.map(({ permalink }) => toPath(permalink).replace(/(.)\/$/, '$1')));
  const missing = releases.find(({ path }) => !found.has(path));
  if (missing === undefined) return undefined;
  const file = `${missing.path.slice(1)}.md`;
  const elsewhere = pages.find(({ source }) => source.endsWith(file))?.permalink;
  return elsewhere === undefined
    ? `docusaurus-releases reads ${file}, but no docs plugin makes a page of it. Its path must be "docs"; see that "exclude", "draft" and "include" do not leave the page out.`
    : `docusaurus-releases links to ${missing.path}, but the docs plugin serves that page at ${elsewhere}. Releases are supported below /docs/versions only: set routeBasePath to "docs", and remove "slug" from the page's front matter.`;
}
