import type { FeatureData, ReleaseItem } from '@feedback-docs/releases';
import type { AskedQuestion, Retrieved } from '../retrieval/retrieve.ts';
import { isDetailed, namedFeatures } from './findFeatures.ts';
import { findItems, titledItems } from './findItems.ts';
import type { ReleaseFacts } from './ReleaseFacts.ts';
import { rankItems } from './rankItems.ts';
import { readKinds } from './readKinds.ts';
import { readPlatform, readVersions } from './readVersions.ts';
import type { Dated, Topic, VersionQuestion } from './VersionQuestion.ts';

/** Kinds of items that end a feature. */
const ENDINGS: ReadonlySet<ReleaseItem['kind']> = new Set(['deprecated', 'removed']);

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
  const { question } = asked;
  const { likely, isSure } = rankItems(ranked, facts, { kinds: readKinds(question), platform: readPlatform(question) });
  const titled = titledItems(question, facts);
  const sure = isSure ? featuresOf(likely, facts) : [];
  const named = namedIn(asked, known, sure);
  // The concepts of a follow-up hold those of the question before: with a subject of its own they would mislead.
  const alike = asked.context !== undefined && named.length > 0 ? [] : findItems(facts, concepts, named);
  const held = [...new Set([...titled, ...(named.length > 0 || isSure || earlier !== undefined ? alike : [])])];
  const items = [...likely.filter((item) => held.includes(item)), ...held.filter((item) => !likely.includes(item))];
  return {
    features: named,
    explained: sure.slice(0, 1),
    items,
    likely: isSure ? likely : [],
    nearest: isInDocs && !isSure && named.length === 0 ? likely : [],
    isDetailed: isDetailed(question, named, facts),
    isInDocs,
    compared: comparedIn(known),
  };
}

/** What each of the compared things is: the release it names, its feature, or the release item that it surely means. */
function comparedIn({ compared, facts }: TopicContext): readonly Dated[] {
  const dated = compared.flatMap(({ question, retrieved }): Dated[] => {
    const [version] = readVersions(question, facts, readPlatform(question));
    if (version?.isExact === true) return [{ release: version.release }];
    const { features, likely } = readTopic({ question }, retrieved, {
      facts,
      earlier: undefined,
      isInDocs: true,
      compared: [],
    });
    const [feature] = features;
    const [best] = likely;
    // What brought a thing rather than what was done to it later.
    const item = likely.find(({ kind, feature }) => kind === 'new' && feature === best?.feature) ?? best;
    const ofItem = facts.features.find(({ id }) => item?.kind === 'new' && item.feature === id);
    // "Version 2 of the interface" is not the end of version 1, however much that one's note speaks of it.
    const isOther = item !== undefined && !ENDINGS.has(item.kind) && feature !== ofItem;
    if (feature !== undefined && !isOther) return [{ feature }];
    if (ofItem !== undefined) return [{ feature: ofItem }];
    return item === undefined ? [] : [{ item }];
  });
  const things = new Set(dated.map((one) => ('feature' in one ? one.feature : 'item' in one ? one.item : one.release)));
  return things.size === compared.length ? dated : [];
}

function featuresOf(items: readonly ReleaseItem[], { features }: ReleaseFacts): readonly FeatureData[] {
  return items.flatMap((item) => features.filter(({ id }) => id === item.feature));
}

/** What the question names; what the question before names, when this one leans on an answer from the docs. */
function namedIn(
  { question, context }: AskedQuestion,
  { facts, earlier }: TopicContext,
  sure: readonly FeatureData[],
): readonly FeatureData[] {
  const own = namedFeatures(question, facts, sure);
  const isOwn = own.length > 0 || earlier !== undefined || context === undefined;
  return isOwn ? own : namedFeatures(context.question, facts);
}
