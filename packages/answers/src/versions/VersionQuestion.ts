import type { FeatureData, ItemKind, Platform, ReleaseItem } from '@feedback-docs/releases';
import type { NamedVersion } from './readVersions.ts';

/** What a question about versions wants to know. */
export type VersionIntent =
  | 'arrival'
  | 'availability'
  | 'presence'
  | 'history'
  | 'comparison'
  | 'since'
  | 'contents'
  | 'date'
  | 'newest'
  | 'oldest'
  | 'items'
  | 'period';

/** A question about versions, taken apart. */
export interface VersionQuestion {
  readonly intent: VersionIntent;
  readonly versions: readonly NamedVersion[];
  readonly platform: Platform | undefined;
  /** Kinds of items asked for; empty for all. */
  readonly kinds: readonly ItemKind[];
  readonly features: readonly FeatureData[];
  /** Release items that hold what the question says, best first. */
  readonly items: readonly ReleaseItem[];
  /** The beginning of the dates asked for, such as "2024" or "2024-03"; for a period only. */
  readonly period: string | undefined;
}
