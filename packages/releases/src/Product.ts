import type { ItemKind } from './ItemKind.ts';
import type { Platform } from './Platform.ts';

/**
 * Since when a platform has a feature: a version, "initial" for older than the first release page, or null for never.
 */
export type Introduced = string | 'initial' | null;

/** A later change of a feature, which is one item of that release. */
export interface FeatureChange {
  readonly platform: Platform;
  readonly version: string;
  readonly kind: Exclude<ItemKind, 'new'>;
  readonly note: string;
}

/** One feature of the product and where it is explained. */
export interface Feature {
  readonly id: string;
  readonly name: string;
  readonly area: string;
  /** The page below /docs, such as "guide/Quotas". */
  readonly page: string;
  /** The id of the heading that explains it. */
  readonly heading: string;
  readonly web: Introduced;
  readonly mobile: Introduced;
  readonly summary: string;
  readonly changes: readonly FeatureChange[];
}

/** The product as product.yaml states it. */
export interface Product {
  readonly areas: readonly string[];
  readonly features: readonly Feature[];
}

/** The address of the section that explains a feature, such as /docs/guide/Quotas#limits. */
export function featurePath(feature: Pick<Feature, 'page' | 'heading'>): string {
  return `/docs/${feature.page}#${feature.heading}`;
}
