import { compareReleases } from './compareReleases.ts';
import { featureForItem } from './featureForItem.ts';
import type { ItemKind } from './ItemKind.ts';
import type { Platform } from './Platform.ts';
import type { Feature, Introduced, Product } from './Product.ts';
import type { Release, ReleaseItem, VersionRef } from './Release.ts';

/** One thing that happened to a feature. */
export interface FeatureEvent extends VersionRef {
  readonly kind: ItemKind;
  readonly date: string;
  readonly item: ReleaseItem;
}

/** Since when each platform has a feature, and what happened to it, oldest first. */
export interface FeatureHistory {
  readonly feature: Feature;
  readonly introduced: Readonly<Record<Platform, Introduced>>;
  readonly events: readonly FeatureEvent[];
}

/** The history of a feature over all platforms; undefined when the product has no feature with that id. */
export function historyOf(
  product: Product,
  releases: readonly Release[],
  featureId: string,
): FeatureHistory | undefined {
  const feature = product.features.find(({ id }) => id === featureId);
  if (feature === undefined) return undefined;
  const events = releases
    .toSorted((left, right) => left.date.localeCompare(right.date) || compareReleases(left, right))
    .flatMap(({ platform, version, date, items }) =>
      items
        .filter((item) => featureForItem(item, product) === feature)
        .map((item) => ({ platform, version, kind: item.kind, date, item })),
    );
  return { feature, introduced: { web: feature.web, mobile: feature.mobile }, events };
}
