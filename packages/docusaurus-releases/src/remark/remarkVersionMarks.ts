import { relative } from 'node:path';
import { createSlugger } from '@docusaurus/utils';
import { type Feature, featurePath, itemPath, PLATFORM_NAMES, PLATFORMS, type Release } from '@feedback-docs/releases';
import type { Heading, Root, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { VersionMark } from '../client/marks/VersionMark.ts';
import { loadProduct } from '../content/loadProduct.ts';
import { loadReleases } from '../content/loadReleases.ts';
import { component } from './component.ts';
import type { RemarkOptions } from './RemarkOptions.ts';

/**
 * Writes under each heading that explains versioned features the versions they came with ("Web 1.41 · Mobile 2.6"), generated from
 * the product's file; each mark links to the item of the release that brought the feature, and opens the history of the features.
 */
export function remarkVersionMarks({ siteDir, product }: RemarkOptions) {
  return (tree: Root, file: VFile): void => {
    const page = relative(`${siteDir}/docs`, file.path)
      .replace(/\\/g, '/')
      .replace(/\.mdx?$/, '');
    const features = loadProduct(siteDir, product).features.filter((feature) => feature.page === page);
    if (features.length === 0) return;
    const releases = loadReleases(siteDir);
    const ids = headingIds(tree);
    for (let index = tree.children.length - 1; index >= 0; index--) {
      const node = tree.children[index];
      if (node?.type !== 'heading') continue;
      const id = ids.get(node);
      const marks = versionMarks(
        features.filter((feature) => feature.heading === id),
        releases,
      );
      if (marks !== undefined) tree.children.splice(index + 1, 0, marks);
    }
  };
}

/** The ids that headings will have: those written behind them, else the framework's own. */
function headingIds(tree: Root): ReadonlyMap<Heading, string> {
  const slugger = createSlugger();
  const ids = new Map<Heading, string>();
  visit(tree, 'heading', (heading) => {
    const text = textOf(heading);
    const written = /\{#([\w-]+)\}\s*$/.exec(text)?.[1];
    ids.set(heading, written === undefined ? slugger.slug(text) : slugger.slug(written, { maintainCase: true }));
  });
  return ids;
}

/** Where a heading explains several features, a version alone would speak for all of them. */
function named(mark: VersionMark): VersionMark {
  return { ...mark, label: `${mark.names}: ${mark.label}` };
}

/** One mark for each platform and version; features that came together share a mark. */
function versionMarks(features: readonly Feature[], releases: readonly Release[]): RootContent | undefined {
  const marks = new Map<string, VersionMark>();
  for (const platform of PLATFORMS) {
    for (const feature of features) {
      const version = feature[platform];
      if (version === null || version === 'initial') continue;
      const release = releases.find((candidate) => candidate.platform === platform && candidate.version === version);
      const item = release?.items.find(
        (candidate) => candidate.kind === 'new' && candidate.links.some((link) => link.href === featurePath(feature)),
      );
      if (item === undefined) continue;
      const label = `${PLATFORM_NAMES[platform]} ${version}`;
      const { href, names } = marks.get(label) ?? { href: itemPath(item), names: '' };
      marks.set(label, {
        platform,
        version,
        label,
        href,
        names: names === '' ? feature.name : `${names}, ${feature.name}`,
      });
    }
  }
  if (marks.size === 0) return undefined;
  return component('VersionMarks', {
    marks: JSON.stringify([...marks.values()].map((mark) => (features.length > 1 ? named(mark) : mark))),
    features: JSON.stringify(features.map(({ id }) => id)),
  });
}
