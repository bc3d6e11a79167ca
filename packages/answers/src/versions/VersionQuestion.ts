import type { FeatureData, ItemKind, Platform, Release, ReleaseItem } from '@feedback-docs/releases';
import type { IntentLabel, VersionIntent } from './intents.ts';
import type { NamedVersion } from './readVersions.ts';

/** Something with a date: a feature, what a release item tells, or a release. */
export type Dated = { readonly feature: FeatureData } | { readonly item: ReleaseItem } | { readonly release: Release };

/** A question about versions, taken apart. */
export interface VersionQuestion {
  readonly intent: VersionIntent;
  /** In the reader's words, to be read again when a follow-up changes a part of it. */
  readonly text: string;
  readonly versions: readonly NamedVersion[];
  /** The releases asked about, oldest first; undefined when the question sets no limit. */
  readonly scope: readonly Release[] | undefined;
  readonly platform: Platform | undefined;
  /** Kinds of items asked for; empty for all. */
  readonly kinds: readonly ItemKind[];
  /** True when a number is asked for. */
  readonly isCount: boolean;
  readonly features: readonly FeatureData[];
  /** Release items that hold what the question says, best first. */
  readonly items: readonly ReleaseItem[];
  /** Release items that the question may mean, in whatever words, best first. */
  readonly likely: readonly ReleaseItem[];
  /** Whether the question says more than the names of its features. */
  readonly isDetailed: boolean;
  /** What the question sets against each other, in its order; empty where that is not known of each. */
  readonly compared: readonly Dated[];
}

/** A question about versions with everything read from it but its intent. */
export interface Parts extends Omit<VersionQuestion, 'intent'> {
  /** How likely each reading of the words is. */
  readonly probabilities: ReadonlyMap<IntentLabel, number>;
  /** Features that are meant when nothing is named. */
  readonly explained: readonly FeatureData[];
  /** Release items that come near to what is asked, where the docs speak of it but no release clearly does. */
  readonly nearest: readonly ReleaseItem[];
  /** Whether the docs hold enough of the question to answer it. */
  readonly isInDocs: boolean;
}

/** What a question is about, as found in the release data and in the docs. */
export type Topic = Pick<
  Parts,
  'features' | 'explained' | 'items' | 'likely' | 'isDetailed' | 'compared' | 'nearest' | 'isInDocs'
>;
