import { featureForItem } from './featureForItem.ts';
import type { Product } from './Product.ts';
import type { Release, ReleaseItem } from './Release.ts';

/** The same releases, with the id of its feature on each item that is about one. */
export function withFeatures(releases: readonly Release[], product: Product): readonly Release[] {
  return releases.map((release) => ({ ...release, items: release.items.map((item) => withFeature(item, product)) }));
}

function withFeature(item: ReleaseItem, product: Product): ReleaseItem {
  const feature = featureForItem(item, product);
  return feature === undefined ? item : { ...item, feature: feature.id };
}
