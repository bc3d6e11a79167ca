import { compareReleases } from './compareReleases.ts';
import { compareVersions } from './compareVersions.ts';
import type { Feature, Product } from './Product.ts';
import { featurePath } from './Product.ts';
import type { Release, ReleaseItem } from './Release.ts';
import { itemPath } from './releasePath.ts';
import { withFeatures } from './withFeatures.ts';

/** The published shape of /releases.json; described for others by `releasesSchema`. */
export interface ReleasesData {
  /** Rises only when a reader of the file would break. */
  readonly format: 1;
  /** The address of the site, without a slash at its end; paths follow it. */
  readonly site?: string;
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
    releases: withFeatures(releases, product)
      .toSorted(newestFirst)
      .map((release) => ({ ...release, items: release.items.map(itemData) })),
  };
}

/** The releases of /releases.json as the functions of this package take them, with the features of their items. */
export function releasesFrom(data: Pick<ReleasesData, 'releases'>): readonly Release[] {
  return data.releases.map((release) => {
    const { platform, version } = release;
    return { ...release, items: release.items.map(({ path: _, ...item }) => ({ platform, version, ...item })) };
  });
}

function newestFirst(left: Release, right: Release): number {
  const isSamePlatform = left.platform === right.platform;
  return isSamePlatform ? compareVersions(right.version, left.version) : compareReleases(left, right);
}

function itemData(item: ReleaseItem): ItemData {
  const { platform: _, version: __, ...rest } = item;
  return { ...rest, path: itemPath(item) };
}
