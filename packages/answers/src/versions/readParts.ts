import type { Platform } from '@feedback-docs/releases';
import type { ReleaseFacts } from './ReleaseFacts.ts';
import { readIntent } from './readIntent.ts';
import { readKinds } from './readKinds.ts';
import { isOfOthers, readScope } from './readScope.ts';
import { readVersions } from './readVersions.ts';
import type { Parts, Topic, VersionQuestion } from './VersionQuestion.ts';

/** Reads everything but the intent. */
export function readParts(text: string, facts: ReleaseFacts, topic: Topic, platform: Platform | undefined): Parts {
  const versions = readVersions(text, facts, platform);
  return {
    text,
    versions,
    platform,
    scope: readScope(text, facts, { versions, platform }),
    kinds: readKinds(text),
    isCount: /\b(?:how many|number of|count of|how often)\b/i.test(text),
    features: topic.named,
    explained: topic.explained,
    items: topic.items,
  };
}

/** The question with its intent; undefined when it is none about versions. */
export function withIntent({ explained, ...own }: Parts): VersionQuestion | undefined {
  const intent = readIntent({ ...own, explained }, isOfOthers(own.text));
  if (intent === undefined) return undefined;
  const isItem = own.items.length > 0 && own.kinds.some((kind) => kind !== 'new');
  const isNameless = own.features.length === 0 && !(intent === 'arrival' && isItem);
  return { ...own, features: isNameless && OF_FEATURES.has(intent) ? explained : own.features, intent };
}

const OF_FEATURES: ReadonlySet<VersionQuestion['intent']> = new Set(['arrival', 'presence', 'state', 'availability']);
