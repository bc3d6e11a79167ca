import { relative } from 'node:path';
import {
  type Feature,
  featurePath,
  itemPath,
  PLATFORM_NAMES,
  PLATFORMS,
  type Product,
  type Release,
} from '@feedback-docs/releases';
import type { Heading, Paragraph, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { VFile } from 'vfile';
import { loadProduct } from '../../content/loadProduct.ts';
import { loadReleases } from '../../content/loadReleases.ts';

let known: { product: Product; releases: Release[] } | undefined;

/**
 * Writes under each heading that explains versioned features the versions they came with ("Web 1.41 · Mobile 2.6"), generated from
 * product.yaml; each mark links to the item of the release that brought the feature.
 */
export function remarkVersionMarks({ siteDir }: { siteDir: string }) {
  return (tree: Root, file: VFile): void => {
    const page = relative(`${siteDir}/docs`, file.path)
      .replace(/\\/g, '/')
      .replace(/\.mdx?$/, '');
    known ??= { product: loadProduct(siteDir), releases: loadReleases(siteDir) };
    const features = known.product.features.filter((feature) => feature.page === page);
    if (features.length === 0) return;
    for (let index = tree.children.length - 1; index >= 0; index--) {
      const node = tree.children[index];
      if (node?.type !== 'heading') continue;
      const id = headingId(node);
      const marks = versionMarks(
        features.filter((feature) => feature.heading === id),
        known.releases,
      );
      if (marks !== undefined) tree.children.splice(index + 1, 0, marks);
    }
  };
}

function headingId(heading: Heading): string | undefined {
  return /\{#([\w-]+)\}\s*$/.exec(textOf(heading))?.[1];
}

/** One mark for each platform and version; features that came together share a mark. */
function versionMarks(features: readonly Feature[], releases: readonly Release[]): Paragraph | undefined {
  const marks = new Map<string, { url: string; names: string[] }>();
  for (const platform of PLATFORMS) {
    for (const feature of features) {
      const version = feature[platform];
      if (version === null || version === 'initial') continue;
      const release = releases.find((candidate) => candidate.platform === platform && candidate.version === version);
      const item = release?.items.find(
        (candidate) => candidate.kind === 'new' && candidate.links.some((link) => link.href === featurePath(feature)),
      );
      if (release === undefined || item === undefined) continue;
      const label = `${PLATFORM_NAMES[platform]} ${version}`;
      const mark = marks.get(label) ?? { url: itemPath(item), names: [] };
      mark.names.push(feature.name);
      marks.set(label, mark);
    }
  }
  if (marks.size === 0) return undefined;
  return {
    type: 'paragraph',
    data: { hProperties: { className: ['version-marks'] } },
    children: [...marks].map(([label, { url, names }]) => ({
      type: 'link' as const,
      url,
      title: `${names.join(', ')}: came with ${label}`,
      children: [{ type: 'text' as const, value: label }],
    })),
  };
}
