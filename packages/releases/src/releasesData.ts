import { compareReleases } from './compareReleases.ts';
import { compareVersions } from './compareVersions.ts';
import { featureForItem } from './featureForItem.ts';
import type { Feature, Product } from './Product.ts';
import { featurePath } from './Product.ts';
import type { Release, ReleaseItem } from './Release.ts';
import { itemPath, releasePath } from './releasePath.ts';

/** The published shape of /releases.json; described for others by `releasesSchema`. */
export interface ReleasesData {
  /** Rises only when a reader of the file would break. */
  readonly format: 1;
  readonly areas: readonly string[];
  readonly features: readonly FeatureData[];
  /** Web before Mobile, newest first within a platform. */
  readonly releases: readonly ReleaseData[];
}

/** A feature in /releases.json. */
export interface FeatureData extends Pick<Feature, 'id' | 'name' | 'area' | 'web' | 'mobile'> {
  /** The section that explains it, a path on the site. */
  readonly path: string;
}

/** A release in /releases.json. */
export interface ReleaseData extends Omit<Release, 'items'> {
  readonly items: readonly ItemData[];
}

/** A release item in /releases.json; platform and version are those of its release. */
export interface ItemData extends Omit<ReleaseItem, 'platform' | 'version'> {
  /** The address of the item, a path on the site. */
  readonly path: string;
  /** The id of the feature it is about, when there is one. */
  readonly feature?: string;
}

/** Makes the data of /releases.json. */
export function releasesData(releases: readonly Release[], product: Product): ReleasesData {
  return {
    format: 1,
    areas: product.areas,
    features: product.features.map((feature) => {
      const { id, name, area, web, mobile } = feature;
      return { id, name, area, web, mobile, path: featurePath(feature) };
    }),
    releases: releases.toSorted(newestFirst).map((release) => ({
      ...release,
      path: releasePath(release),
      items: release.items.map((item) => itemData(item, product)),
    })),
  };
}

/** The releases of /releases.json as the functions of this package take them. */
export function releasesFrom(data: Pick<ReleasesData, 'releases'>): readonly Release[] {
  return data.releases.map((release) => {
    const { platform, version } = release;
    return { ...release, items: release.items.map(({ path, feature, ...item }) => ({ platform, version, ...item })) };
  });
}

function newestFirst(left: Release, right: Release): number {
  const isSamePlatform = left.platform === right.platform;
  return isSamePlatform ? compareVersions(right.version, left.version) : compareReleases(left, right);
}

function itemData(item: ReleaseItem, product: Product): ItemData {
  const { platform, version, ...rest } = item;
  const feature = featureForItem(item, product);
  return { ...rest, path: itemPath(item), ...(feature === undefined ? {} : { feature: feature.id }) };
}
