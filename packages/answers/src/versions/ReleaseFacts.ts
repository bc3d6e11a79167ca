import {
  type FeatureData,
  itemPath,
  type Platform,
  type Release,
  type ReleaseItem,
  type ReleasesData,
  releasesFrom,
} from '@feedback-docs/releases';
import { STOP_STEMS } from '../language/stopWords.ts';
import { wordsOf } from '../language/wordsOf.ts';
import type { IntentReader } from './IntentReader.ts';

/** One way to call a feature, as stems with what each tells about it. */
export interface FeatureName {
  readonly feature: FeatureData;
  readonly stems: readonly string[];
  /** Stems of the name that tell nothing apart, such as "question". */
  readonly rest: readonly string[];
  /** 1 for a word of this name alone, less for a word that other features share. */
  readonly weights: readonly number[];
  /** Number in the name, such as "2" of an interface's second version; undefined for none. */
  readonly number: string | undefined;
  /** True when all its words stand in many names: only side by side do they name the feature. */
  readonly isCommon: boolean;
}

/** A release item with the stems it is found by. */
export interface ItemWords {
  readonly item: ReleaseItem;
  /** Address of the item's own section. */
  readonly path: string;
  readonly title: ReadonlySet<string>;
  /** Those of the title without words that only shape a sentence. */
  readonly titleWords: readonly string[];
  readonly sentences: ReadonlySet<string>;
}

/** The release data as the assistant reads it. */
export interface ReleaseFacts {
  /** With the features of their items. */
  readonly releases: readonly Release[];
  readonly features: readonly FeatureData[];
  /** Every way to call a feature: its name, its id, the item that brought it. */
  readonly names: readonly FeatureName[];
  readonly items: readonly ItemWords[];
  /** Number of items that hold a stem. */
  readonly itemFrequency: ReadonlyMap<string, number>;
  /** Tells what questions about them want to know. */
  readonly intents: IntentReader;
}

/** Words that stand in many feature names and tell none apart. */
export const COMMON = new Set(
  wordsOf('question survey answers responses version page pages legacy data file app mobile web rest').map(
    ({ stem }) => stem,
  ),
);

/** Readers call "User provisioning with SCIM" SCIM. */
const ACRONYM = /\b\p{Lu}{3,}\b/gu;
const ACRONYM_WEIGHT = 2;

/** Takes the published data of /releases.json. */
export function releaseFacts(data: Pick<ReleasesData, 'releases' | 'features'>, intents: IntentReader): ReleaseFacts {
  const releases = releasesFrom(data);
  const items = releases.flatMap((release) => release.items.map(itemWords));
  const itemFrequency = new Map<string, number>();
  for (const { title, sentences } of items) {
    for (const stem of new Set([...title, ...sentences])) itemFrequency.set(stem, (itemFrequency.get(stem) ?? 0) + 1);
  }
  const names = namesOf(data.features, releases);
  return { releases, features: data.features, names, items, itemFrequency, intents };
}

function itemWords(item: ReleaseItem): ItemWords {
  const stems = (text: string) => new Set(wordsOf(text).map(({ stem }) => stem));
  const title = stems(item.title);
  const titleWords = [...title].filter((stem) => !STOP_STEMS.has(stem));
  return { item, path: itemPath(item), title, titleWords, sentences: stems(item.plain) };
}

/** The release of exactly this version; undefined when there is none. */
export function releaseNamed({ releases }: ReleaseFacts, platform: Platform, version: string): Release | undefined {
  return releases.find((release) => release.platform === platform && release.version === version);
}

function namesOf(features: readonly FeatureData[], releases: readonly Release[]): FeatureName[] {
  const firstTitles = Map.groupBy(
    releases.flatMap(({ items }) => items.filter(({ kind }) => kind === 'new')),
    ({ feature }) => feature,
  );
  const named = features.map((feature) => {
    const titles = firstTitles.get(feature.id) ?? [];
    const texts = [feature.name, feature.id.replaceAll('-', ' '), ...titles.map(({ title }) => title)];
    return { feature, number: /\b(\d+)$/.exec(feature.name)?.[1], names: texts.map(ownStems) };
  });
  const acronyms = new Set(
    features.flatMap(({ name }) => wordsOf((name.match(ACRONYM) ?? []).join(' ')).map(({ stem }) => stem)),
  );
  const holders = new Map<string, number>();
  for (const { names } of named) {
    for (const stem of new Set(names.flatMap(({ stems }) => stems))) holders.set(stem, (holders.get(stem) ?? 0) + 1);
  }
  return named.flatMap(({ feature, number, names }) =>
    names.map(({ stems, rest }) => ({
      feature,
      stems,
      rest,
      weights: stems.map((stem) => (acronyms.has(stem) ? ACRONYM_WEIGHT : 1) / Math.sqrt(holders.get(stem) ?? 1)),
      number,
      isCommon: stems.every((stem) => COMMON.has(stem)),
    })),
  );
}

/** The words that tell a feature apart, all of them when there are no others, and the rest. */
function ownStems(name: string): Pick<FeatureName, 'stems' | 'rest'> {
  const all = [...new Set(wordsOf(name).map(({ stem }) => stem))].filter(
    (stem) => !STOP_STEMS.has(stem) && !/^\d+$/.test(stem),
  );
  const own = all.filter((stem) => !COMMON.has(stem));
  return own.length > 0 ? { stems: own, rest: all.filter((stem) => COMMON.has(stem)) } : { stems: all, rest: [] };
}
