import {
  type FeatureData,
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
  /** Every way to call a feature: its name, its id, the item that brought it. */
  readonly names: readonly FeatureName[];
  readonly items: readonly ItemWords[];
  /** Stems that stand in many names and tell no feature apart. */
  readonly common: ReadonlySet<string>;
  /** Words of readers for areas of the product. */
  readonly areaWords: AreaWords;
  /** Number of items that hold a stem. */
  readonly itemFrequency: ReadonlyMap<string, number>;
  /** Tells what questions about them want to know. */
  readonly intents: IntentReader;
}

/** Words that stand in names of features of any product and tell none apart. */
const COMMON = stemsOf('version page pages legacy data file app mobile web rest');
/** Nor does a word that is in the names of more features than this, as a share of all and in any case: what the product makes. */
const MAX_NAMED_SHARE = 0.05;
const MAX_NAMED = 4;

/** Readers call "User provisioning with SCIM" SCIM. */
const ACRONYM = /\b\p{Lu}{3,}\b/gu;
const ACRONYM_WEIGHT = 2;

/** Takes the published data of /releases.json. */
export function releaseFacts(
  data: Pick<ReleasesData, 'releases' | 'features'>,
  intents: IntentReader,
  areaWords: AreaWords = {},
): ReleaseFacts {
  const releases = releasesFrom(data);
  const items = releases.flatMap((release) => release.items.map(itemWords));
  const itemFrequency = new Map<string, number>();
  for (const { title, sentences } of items) {
    for (const stem of new Set([...title, ...sentences])) itemFrequency.set(stem, (itemFrequency.get(stem) ?? 0) + 1);
  }
  const called = namesByFeature(data.features, releases);
  const common = commonIn(called);
  const names = namesOf(called, common);
  return { releases, features: data.features, names, common, areaWords, items, itemFrequency, intents };
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

/** A feature with every text that calls it. */
interface CalledFeature {
  readonly feature: FeatureData;
  readonly texts: readonly string[];
}

function namesByFeature(features: readonly FeatureData[], releases: readonly Release[]): CalledFeature[] {
  const firstTitles = Map.groupBy(
    releases.flatMap(({ items }) => items.filter(({ kind }) => kind === 'new')),
    ({ feature }) => feature,
  );
  return features.map((feature) => {
    const titles = firstTitles.get(feature.id) ?? [];
    return { feature, texts: [feature.name, feature.id.replaceAll('-', ' '), ...titles.map(({ title }) => title)] };
  });
}

function commonIn(called: readonly CalledFeature[]): ReadonlySet<string> {
  const counts = countEach(called.map(({ texts }) => texts.flatMap(stemsIn)));
  const most = Math.max(MAX_NAMED, MAX_NAMED_SHARE * called.length);
  return new Set([...COMMON, ...[...counts].filter(([, count]) => count > most).map(([stem]) => stem)]);
}

/** How many of the lists hold each stem. */
function countEach(lists: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const list of lists) for (const stem of new Set(list)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
}

function namesOf(called: readonly CalledFeature[], common: ReadonlySet<string>): FeatureName[] {
  const named = called.map(({ feature, texts }) => ({
    feature,
    number: /\b(\d+)$/.exec(feature.name)?.[1],
    names: texts.map((text) => ownStems(text, common)),
  }));
  const acronyms = new Set(called.flatMap(({ feature: { name } }) => stemsOf((name.match(ACRONYM) ?? []).join(' '))));
  const holders = countEach(named.map(({ names }) => names.flatMap(({ stems }) => stems)));
  return named.flatMap(({ feature, number, names }) =>
    names.map(({ stems, rest }) => ({
      feature,
      stems,
      rest,
      weights: stems.map((stem) => (acronyms.has(stem) ? ACRONYM_WEIGHT : 1) / Math.sqrt(holders.get(stem) ?? 1)),
      number,
      isCommon: stems.every((stem) => common.has(stem)),
    })),
  );
}

/** The words that tell a feature apart, all of them when there are no others, and the rest. */
function ownStems(name: string, common: ReadonlySet<string>): Pick<FeatureName, 'stems' | 'rest'> {
  const all = stemsIn(name);
  const own = all.filter((stem) => !common.has(stem));
  return own.length > 0 ? { stems: own, rest: all.filter((stem) => common.has(stem)) } : { stems: all, rest: [] };
}

function stemsIn(name: string): string[] {
  return [...new Set(stemsOf(name))].filter((stem) => !STOP_STEMS.has(stem) && !/^\d+$/.test(stem));
}
