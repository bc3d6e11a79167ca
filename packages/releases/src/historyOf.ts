import { compareReleases } from './compareReleases.ts';
import type { ItemKind } from './ItemKind.ts';
import type { Platform } from './Platform.ts';
import type { Feature, Introduced } from './Product.ts';
import type { Release, ReleaseItem, VersionRef } from './Release.ts';

/** One thing that happened to a feature. */
export interface FeatureEvent extends VersionRef {
  readonly kind: ItemKind;
  readonly date: string;
  readonly item: ReleaseItem;
}

/** Since when each platform has a feature, and what happened to it, oldest first. */
export interface FeatureHistory<Known> {
  readonly feature: Known;
  readonly introduced: Readonly<Record<Platform, Introduced>>;
  readonly events: readonly FeatureEvent[];
}

type Dated = Pick<Feature, 'id' | 'web' | 'mobile'>;

/**
 * The history of a feature over all platforms, from releases whose items carry their features (see `withFeatures`).
 * Takes the product or the published data; undefined when neither has a feature with that id.
 */
export function historyOf<Known extends Dated>(
  { features }: { readonly features: readonly Known[] },
  releases: readonly Release[],
  featureId: string,
): FeatureHistory<Known> | undefined {
  const feature = features.find(({ id }) => id === featureId);
  if (feature === undefined) return undefined;
  const events = releases
    .toSorted((left, right) => left.date.localeCompare(right.date) || compareReleases(left, right))
    .flatMap(({ platform, version, date, items }) =>
      items
        .filter((item) => item.feature === featureId)
        .map((item) => ({ platform, version, kind: item.kind, date, item })),
    );
  return { feature, introduced: { web: feature.web, mobile: feature.mobile }, events };
}
