import type { FeatureData, ItemKind, Platform, Release, ReleaseItem } from '@feedback-docs/releases';

/** What questions about versions want to know, as `site/questions/versionIntents.yaml` sorts them. */
const READINGS = [
  'arrival',
  'presence',
  'state',
  'availability',
  'history',
  'order',
  'former',
  'duration',
  'changes',
  'companions',
  'releases',
  'existence',
  'currency',
  'support',
] as const;

/** What a question may want to know: one of the readings, or nothing about versions. */
export type IntentLabel = (typeof READINGS)[number] | 'none';

/** The readings in the order of their weights. */
export const INTENT_LABELS: readonly IntentLabel[] = [...READINGS, 'none'];

/** Readings that have the same answer as another. */
export const ANSWERED_AS = { state: 'presence', availability: 'presence', duration: 'order' } as const;

/** What the answer tells; `nearest` are items that come near where no release clearly speaks of the thing. */
export type VersionIntent = Exclude<(typeof READINGS)[number], keyof typeof ANSWERED_AS> | 'nearest';

/** A version that a question names, and the release that is meant. */
export interface NamedVersion {
  readonly release: Release;
  /** False when there is no such release and this is the nearest one. */
  readonly isExact: boolean;
  /** Where it stands in the question. */
  readonly at: number;
}

/** Something with a date: a feature, what a release item tells, or a release. */
export type Dated = { readonly feature: FeatureData } | { readonly item: ReleaseItem } | { readonly release: Release };

/** What a question is about, as found in the release data and in the docs. */
export interface Topic {
  readonly features: readonly FeatureData[];
  /** Features that are meant when nothing is named. */
  readonly explained: readonly FeatureData[];
  /** Release items that hold what the question says, best first. */
  readonly items: readonly ReleaseItem[];
  /** Release items that the question means, in whatever words, best first. */
  readonly likely: readonly ReleaseItem[];
  /** Release items that come near to what is asked, where the docs speak of it but no release clearly does. */
  readonly nearest: readonly ReleaseItem[];
  /** Whether the question says more than the names of its features. */
  readonly isDetailed: boolean;
  /** What the question sets against each other, in its order; empty where that is not known of each. */
  readonly compared: readonly Dated[];
  /** Whether the docs hold enough of the question to answer it. */
  readonly isInDocs: boolean;
}

/** A question about versions with everything read from it but its intent. */
export interface Parts extends Topic {
  /** In the reader's words, to be read again when a follow-up changes a part of it. */
  readonly text: string;
  /** How likely the question asks for each of the answers, or for something else. */
  readonly probabilities: ReadonlyMap<VersionIntent | 'none', number>;
  readonly versions: readonly NamedVersion[];
  /** The releases asked about, oldest first; undefined when the question sets no limit. */
  readonly scope: readonly Release[] | undefined;
  readonly platform: Platform | undefined;
  /** Kinds of items asked for; empty for all. */
  readonly kinds: readonly ItemKind[];
  /** True when a number is asked for. */
  readonly isCount: boolean;
}

/** A question about versions, taken apart. */
export interface VersionQuestion extends Parts {
  readonly intent: VersionIntent;
}
