export { type Comparison, compare } from './compare.ts';
export { compareReleases } from './compareReleases.ts';
export { compareVersions } from './compareVersions.ts';
export { countKinds } from './countKinds.ts';
export {
  type ExplorerAddress,
  type ExplorerFilters,
  type ExplorerView,
  explorerPath,
  MAX_FILTER_LENGTH,
  NO_FILTERS,
  parseExplorerAddress,
  printExplorerAddress,
  versionKey,
} from './explorerAddress.ts';
export { featureForItem } from './featureForItem.ts';
export { type FoldedItem, foldItems } from './foldItems.ts';
export { type AreaGroup, groupItems, type KindGroup } from './groupItems.ts';
export { type FeatureEvent, type FeatureHistory, historyOf } from './historyOf.ts';
export { ITEM_KINDS, type ItemKind, itemKindNamed, KIND_HEADINGS, KINDS_BY_URGENCY, needsAction } from './ItemKind.ts';
export { itemAnchor } from './itemAnchor.ts';
export { type NearestVersion, nearestVersion } from './nearestVersion.ts';
export { PLATFORM_NAMES, PLATFORMS, type Platform, platformNamed } from './Platform.ts';
export type { Problem } from './Problem.ts';
export { type Feature, type FeatureChange, featurePath, type Introduced, type Product } from './Product.ts';
export { type Availability, type ParityGroup, parity } from './parity.ts';
export { type ParsedVersion, parseVersion } from './parseVersion.ts';
export { plainText } from './plainText.ts';
export type { Release, ReleaseItem, SectionLink, VersionRef } from './Release.ts';
export { itemPath, releaseName, releasePath } from './releasePath.ts';
export {
  type FeatureData,
  type ItemData,
  type ReleaseData,
  type ReleasesData,
  releasesData,
  releasesFrom,
} from './releasesData.ts';
export { releasesSchema } from './releasesSchema.ts';
export { newestRelease, since } from './since.ts';
export { withFeatures } from './withFeatures.ts';
