import type { FeatureData, ReleaseItem } from '@feedback-docs/releases';
import { idf } from '../corpus/idf.ts';
import { STOP_STEMS } from '../language/stopWords.ts';
import { stemsOf } from '../language/wordsOf.ts';
import type { Concept } from '../retrieval/Concept.ts';
import type { RankedSection } from '../retrieval/rankSections.ts';
import type { AskedQuestion, Retrieved } from '../retrieval/retrieve.ts';
import { isDetailed, isTalk, namedFeatures, topicOf, VERSION_TALK } from './findFeatures.ts';
import { isOn } from './printRelease.ts';
import { ENDINGS, type ReleaseFacts } from './ReleaseFacts.ts';
import { readKinds } from './readKinds.ts';
import { readPlatform, readVersions } from './readVersions.ts';
import type { Dated, Topic, VersionQuestion } from './VersionQuestion.ts';

/** What the section that explains an item counts beside the item's own words. */
const DOCS_SHARE = 0.6;
/** What a section is worth that holds nothing of the question. */
const NOT_FOUND = -4;
/** Least fit of an item that is meant: about nine in ten of the questions for a release reach it, and one in five of those for what no release has. */
const MIN_FIT = 16.8;
/** What it counts that an item is of a kind asked for, or of another platform than the one asked for. */
const OF_KIND = 2;
const ELSEWHERE = -1.5;
/** How far behind the best one an item may be to be meant too. */
const MARGIN = 1.5;
/** Most items that one question means, or is about. */
const MAX_ITEMS = 4;
/** Least share of a question that an item must hold to be what it is about. */
const MIN_COVERAGE = 0.5;
/** Least words of a title that a question must hold to name it. */
const MIN_TITLE_WORDS = 2;
/** A word in the sentences of an item counts less than one in its title. */
const SENTENCE_WEIGHT = 0.8;

/** What is known beside the question itself. */
export interface TopicContext {
  readonly facts: ReleaseFacts;
  /** The version question before, for a follow-up. */
  readonly earlier: VersionQuestion | undefined;
  /** Whether the docs hold enough of the question to say what an unnamed feature is. */
  readonly isInDocs: boolean;
  /** What the question sets against each other, each with what was found for it. */
  readonly compared: readonly { readonly question: string; readonly retrieved: Retrieved }[];
}

/** Finds the features and the release items that a question speaks of. */
export function readTopic(asked: AskedQuestion, { concepts, ranked }: Retrieved, known: TopicContext): Topic {
  const { facts, earlier, isInDocs } = known;
  const { question, context } = asked;
  const { likely, isSure } = rankItems(question, ranked, facts);
  const sure = isSure ? likely.flatMap((item) => facts.features.filter(({ id }) => id === item.feature)) : [];
  const own = namedFeatures(question, facts, sure);
  // A follow-up to an answer from the docs asks for what that one was about.
  const isOwn = own.length > 0 || earlier !== undefined || context === undefined;
  const features = isOwn ? own : namedFeatures(context.question, facts);
  // The concepts of a follow-up hold those of the question before: with a subject of its own they would mislead.
  const alike = context !== undefined && features.length > 0 ? [] : itemsAlike(facts, concepts, features);
  const isHeld = features.length > 0 || isSure || earlier !== undefined;
  const held = [...new Set([...titledItems(question, facts), ...(isHeld ? alike : [])])];
  return {
    features,
    explained: sure.slice(0, 1),
    items: [...likely.filter((item) => held.includes(item)), ...held.filter((item) => !likely.includes(item))],
    likely: isSure ? likely : [],
    nearest: isInDocs && !isSure && features.length === 0 ? likely : [],
    isDetailed: isDetailed(question, features, facts),
    isInDocs,
    compared: comparedIn(known),
  };
}

/** What each of the compared things is: the release it names, its feature, or the release item that it surely means. */
function comparedIn({ compared, facts }: TopicContext): readonly Dated[] {
  const dated = compared.flatMap(({ question, retrieved }): Dated[] => {
    const [version] = readVersions(question, facts, readPlatform(question));
    if (version?.isExact === true) return [{ release: version.release }];
    const alone = { facts, earlier: undefined, isInDocs: true, compared: [] };
    const { features, likely } = readTopic({ question }, retrieved, alone);
    // What brought a thing rather than what was done to it later.
    const item = likely.find(({ kind, feature }) => kind === 'new' && feature === likely[0]?.feature) ?? likely[0];
    const ofItem = facts.features.find(({ id }) => item?.kind === 'new' && item.feature === id);
    // "Version 2 of the interface" is not the end of version 1, however much that one's note speaks of it.
    const isOther = item !== undefined && !ENDINGS.has(item.kind) && features[0] !== ofItem;
    const feature = isOther ? ofItem : (features[0] ?? ofItem);
    if (feature !== undefined) return [{ feature }];
    return item === undefined ? [] : [{ item }];
  });
  return new Set(dated.flatMap(Object.values)).size === compared.length ? dated : [];
}

/**
 * The release items that a question is likely to mean, best first, by their own words and by the sections that explain
 * them. `isSure` says whether the best one fits well enough to answer a question that names no feature.
 */
function rankItems(
  question: string,
  ranked: readonly RankedSection[],
  { items }: ReleaseFacts,
): { readonly likely: readonly ReleaseItem[]; readonly isSure: boolean } {
  const scores = new Map(ranked.map(({ section, score }) => [section.url, score]));
  const worthOf = (url: string) => scores.get(url) ?? NOT_FOUND;
  const [kinds, platform] = [readKinds(question), readPlatform(question)];
  const scored = items
    .map(({ item, path }) => {
      const fit = worthOf(path) + DOCS_SHARE * Math.max(NOT_FOUND, ...item.links.map(({ href }) => worthOf(href)));
      const score = fit + (kinds.includes(item.kind) ? OF_KIND : 0) + (isOn(item, platform) ? 0 : ELSEWHERE);
      return { item, fit, score };
    })
    .toSorted((a, b) => b.score - a.score);
  const most = scored[0]?.score ?? 0;
  const likely = scored.slice(0, MAX_ITEMS).filter(({ score }) => score >= most - MARGIN);
  return { likely: likely.map(({ item }) => item), isSure: likely.some(({ fit }) => fit >= MIN_FIT) };
}

/** The items whose title stands in the question with all its words, the longest title first. */
function titledItems(question: string, { items }: ReleaseFacts): ReleaseItem[] {
  const stems = new Set(stemsOf(question));
  return items
    .filter(({ titleWords }) => titleWords.length >= MIN_TITLE_WORDS && titleWords.every((stem) => stems.has(stem)))
    .toSorted((a, b) => b.titleWords.length - a.titleWords.length)
    .map(({ item }) => item);
}

/**
 * The items that hold most of what a question says beside its talk of versions, best first. An item that holds only the
 * names of the features asked for tells nothing more about them.
 */
function itemsAlike(
  { items, itemFrequency }: ReleaseFacts,
  concepts: readonly Concept[],
  features: readonly FeatureData[],
): ReleaseItem[] {
  const names = new Set(stemsOf(features.map(({ name }) => name).join(' ')));
  const asked = concepts.filter(({ stem, isKnown }) => !isKnown || !(VERSION_TALK.has(stem) || STOP_STEMS.has(stem)));
  // A rare word among the items says more than a common one; one that no item holds counts like the rarest.
  const weightOf = ({ stem, isKnown }: Concept) => idf((isKnown && itemFrequency.get(stem)) || 1, items.length);
  const total = asked.reduce((sum, concept) => sum + weightOf(concept), 0);
  return items
    .map(({ item, title, sentences }) => {
      const held = asked.filter(({ stem, isKnown }) => isKnown && (title.has(stem) || sentences.has(stem)));
      const weight = held.reduce(
        (sum, concept) => sum + weightOf(concept) * (title.has(concept.stem) ? 1 : SENTENCE_WEIGHT),
        0,
      );
      return { item, weight, isMore: held.some(({ stem }) => !names.has(stem)) };
    })
    .filter(({ weight, isMore }) => isMore && weight / total >= MIN_COVERAGE)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MAX_ITEMS)
    .map(({ item }) => item);
}

/** Most things that one question compares. */
const MAX_THINGS = 3;
/** What comes before the things: "What came first: ...", "How much time lies between ...". */
const LEAD =
  /^.*?\b(?:c[ao]me (?:\w+ )?first|(?:is|was|were|are|'s) (?:there )?(?:first|earlier|sooner|older|newer|later)|(?:arriv|appear|start|launch|ship|releas|introduc|add)\w* (?:first|earlier|sooner|later)|did (?:you|they|we) (?:\w+ )?(?:first|earlier|sooner)|between|longer|older|newer|earlier|sooner|first)\b\s*[:,–-]?\s*/i;
/** What comes after them: "..., which is older?" */
const TAIL =
  /[\s,–-]*\b(?:which|what|who) (?:one |of (?:them|these|those|the two) |feature )?(?:is|was|were|are|c[ao]me|arriv\w*|appear\w*|did|do|has|had)\b[^,]*$|[\s,–-]*\b(?:c[ao]me|arriv\w*|appear\w*)(?: in| out)? (?:first|earlier|sooner|later)\W*$/i;
/** Words between two things, the surest first. A question has single spaces: `\s*,?\s+` would take cubic time in a run of them. */
const BETWEEN: readonly RegExp[] = [
  /(?: ?,)? (?:or|vs\.?|versus) /i,
  /(?: ?,)? (?:(?:earlier|sooner|later|older|newer|longer) than|than|before|after|until) /i,
  /(?: ?,)? and /i,
];

/**
 * The things that a question about order or duration sets against each other, each in the reader's words; none where
 * there are not two.
 */
export function comparedThings(question: string): string[] {
  const plain = question.replace(/\W+$/, '');
  for (const text of [plain.replace(TAIL, '').replace(LEAD, ''), plain.replace(TAIL, ''), plain]) {
    for (const separator of BETWEEN) {
      const things = text.split(separator);
      const isEach = things.every((thing) => stemsOf(topicOf(thing)).some((stem) => !isTalk(stem)));
      if (things.length >= 2 && things.length <= MAX_THINGS && isEach) return things;
    }
  }
  return [];
}
