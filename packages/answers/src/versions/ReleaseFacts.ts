import {
  type FeatureData,
  type ItemKind,
  itemPath,
  type Platform,
  type Release,
  type ReleaseItem,
  type ReleasesData,
  releasesFrom,
} from '@feedback-docs/releases';
import type { AreaWords } from '../corpus/Section.ts';
import { STOP_STEMS } from '../language/stopWords.ts';
import { stemsOf } from '../language/wordsOf.ts';
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
  /** Every way to call a feature: its name and its id. */
  readonly names: readonly FeatureName[];
  readonly items: readonly ItemWords[];
  /** Words of readers for areas of the product. */
  readonly areaWords: AreaWords;
  /** Number of items that hold a stem. */
  readonly itemFrequency: ReadonlyMap<string, number>;
  /** Tells what questions about them want to know. */
  readonly intents: IntentReader;
}

/** Kinds of items that end a feature. */
export const ENDINGS: ReadonlySet<ItemKind> = new Set(['deprecated', 'removed']);

/** Words that stand in names of features of any product and tell none apart. */
const COMMON = stemsOf('version page pages legacy data file app mobile web rest');
/** Nor does a word that is in the names of more features than this, as a share of all and in any case: what the product makes. */
const MAX_NAMED_SHARE = 0.05;
const MAX_NAMED = 4;

/** Takes the published data of /releases.json. */
export function releaseFacts(
  data: Pick<ReleasesData, 'releases' | 'features'>,
  intents: IntentReader,
  areaWords: AreaWords = {},
): ReleaseFacts {
  const releases = releasesFrom(data);
  const items = releases.flatMap((release) => release.items.map(itemWords));
  const itemFrequency = countEach(items.map(({ title, sentences }) => [...title, ...sentences]));
  return { releases, features: data.features, names: namesOf(data.features), areaWords, items, itemFrequency, intents };
}

function itemWords(item: ReleaseItem): ItemWords {
  const stems = (text: string) => new Set(stemsOf(text));
  const title = stems(item.title);
  const titleWords = [...title].filter((stem) => !STOP_STEMS.has(stem));
  return { item, path: itemPath(item), title, titleWords, sentences: stems(item.plain) };
}

/** The release of exactly this version; undefined when there is none. */
export function releaseNamed({ releases }: ReleaseFacts, platform: Platform, version: string): Release | undefined {
  return releases.find((release) => release.platform === platform && release.version === version);
}

/** How many of the lists hold each stem. */
function countEach(lists: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const list of lists) for (const stem of new Set(list)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
}

function namesOf(features: readonly FeatureData[]): FeatureName[] {
  const called = features.flatMap((feature) =>
    [feature.name, feature.id.replaceAll('-', ' ')].map((name) => ({ feature, all: stemsIn(name) })),
  );
  const counts = countEach(
    [...Map.groupBy(called, ({ feature }) => feature).values()].map((own) => own.flatMap(({ all }) => all)),
  );
  const most = Math.max(MAX_NAMED, MAX_NAMED_SHARE * features.length);
  const isCommon = (stem: string) => COMMON.includes(stem) || (counts.get(stem) ?? 0) > most;
  return called.map(({ feature, all }) => {
    const own = all.filter((stem) => !isCommon(stem));
    const stems = own.length > 0 ? own : all;
    return {
      feature,
      stems,
      rest: all.filter((stem) => !stems.includes(stem)),
      weights: stems.map((stem) => 1 / Math.sqrt(counts.get(stem) ?? 1)),
      number: /\b(\d+)$/.exec(feature.name)?.[1],
      isCommon: own.length === 0,
    };
  });
}

function stemsIn(name: string): string[] {
  return [...new Set(stemsOf(name))].filter((stem) => !STOP_STEMS.has(stem) && !/^\d+$/.test(stem));
}
