import { itemPath } from '@feedback-docs/releases';
import type { AskedQuestion, Retrieved } from '../retrieval/retrieve.ts';
import { completeFollowUp } from './completeFollowUp.ts';
import { decideIntent, namesVersions } from './decideIntent.ts';
import { readParts } from './readParts.ts';
import { countTimes } from './readPeriod.ts';
import { readTopic, type TopicContext } from './readTopic.ts';
import { readPlatform } from './readVersions.ts';
import type { VersionQuestion } from './VersionQuestion.ts';

/**
 * Reads a question about versions; undefined when it is none, or asks for a thing that is foreign to the docs. `earlier`
 * is the version question before it, which a follow-up completes.
 */
export function readVersionQuestion(
  asked: AskedQuestion,
  retrieved: Retrieved,
  known: TopicContext,
): VersionQuestion | undefined {
  const { question, context } = asked;
  const { facts, earlier } = known;
  const topic = readTopic(asked, retrieved, known);
  const own = readParts(question, facts, topic, readPlatform(question));
  // A follow-up to an answer from the docs must ask for versions itself.
  if (context !== undefined && earlier === undefined && !namesVersions(question) && own.versions.length === 0)
    return undefined;
  const read = earlier === undefined ? decideIntent(own) : completeFollowUp(own, { earlier, facts, topic });
  if (read === undefined) return undefined;
  return foreignNames(retrieved, read).length > countTimes(question) ? undefined : read;
}

/**
 * Stems of the names in a question of things that these docs do not speak of. A name that readers use for what is meant
 * is none of them, such as "fingerprint" for the lock of the app.
 */
function foreignNames({ concepts, ranked }: Retrieved, { features, items }: VersionQuestion): string[] {
  const names = concepts.filter(({ isOutside }) => isOutside).map(({ stem }) => stem);
  const meant = new Set([...features.map(({ path }) => path), ...items.map(itemPath)]);
  const sections = ranked.filter(({ section }) => names.length > 0 && meant.has(section.url));
  return names.filter((stem) => !sections.some(({ section }) => section.isAskedWith(stem)));
}
