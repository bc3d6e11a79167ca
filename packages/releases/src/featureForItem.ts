import type { Feature, Product } from './Product.ts';
import { featurePath } from './Product.ts';
import type { ReleaseItem } from './Release.ts';

/**
 * The feature a release item is about: one explained by a section the item links to. When several are explained
 * there, the one the product says has this kind of item in this release, then the one whose name is closest to the
 * item's. Without such a section, the feature of exactly the item's name; undefined when there is none.
 */
export function featureForItem(
  item: Pick<ReleaseItem, 'platform' | 'version' | 'kind' | 'title' | 'links'>,
  product: Product,
): Feature | undefined {
  const sections = sectionsOf(product);
  const linked = [...new Set(item.links.flatMap(({ href }) => sections.get(href) ?? []))];
  if (linked.length === 0) return product.features.find((feature) => nameOf(feature.name) === nameOf(item.title));

  const planned = linked.filter((feature) => isPlanned(feature, item));
  const candidates = planned.length > 0 ? planned : linked;
  return candidates.toSorted((left, right) => likeness(right.name, item.title) - likeness(left.name, item.title))[0];
}

/** Made once for each product: a thousand releases ask for it six thousand times. */
function sectionsOf(product: Product): ReadonlyMap<string, readonly Feature[]> {
  const known = sectionsByProduct.get(product);
  if (known !== undefined) return known;
  const sections = Map.groupBy(product.features, featurePath);
  sectionsByProduct.set(product, sections);
  return sections;
}

const sectionsByProduct = new WeakMap<Product, ReadonlyMap<string, readonly Feature[]>>();

function isPlanned(feature: Feature, item: Pick<ReleaseItem, 'platform' | 'version' | 'kind'>): boolean {
  if (item.kind === 'new') return feature[item.platform] === item.version;
  return feature.changes.some(
    ({ platform, version, kind }) => platform === item.platform && version === item.version && kind === item.kind,
  );
}

/** 2 for the same name, 1 to 2 when one contains the other, below 1 by the share of common words. */
function likeness(name: string, title: string): number {
  const [left, right] = [nameOf(name), nameOf(title)];
  if (left === right) return 2;
  if (left.includes(right) || right.includes(left)) return 1 + Math.min(left.length, right.length) / 1000;
  const [words, others] = [new Set(left.split(' ')), new Set(right.split(' '))];
  const common = [...words].filter((word) => others.has(word)).length;
  return common / (words.size + others.size - common);
}

function nameOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
