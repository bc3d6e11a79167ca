import { itemPath } from '@feedback-docs/releases';
import type { AskedQuestion, Retrieved } from '../retrieval/retrieve.ts';
import { asksForUnknown } from './asksForUnknown.ts';
import { completeFollowUp } from './completeFollowUp.ts';
import { decideIntent, namesVersions } from './decideIntent.ts';

import { readParts } from './readParts.ts';
import { countTimes } from './readPeriod.ts';
import { readTopic, type TopicContext } from './readTopic.ts';
import { readPlatform, readVersions } from './readVersions.ts';
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
  const { question } = asked;
  const { facts, earlier } = known;
  if (isOnDocs(asked, known)) return undefined;
  const topic = readTopic(asked, retrieved, known);
  const own = readParts(question, facts, topic, readPlatform(question));
  const read = earlier === undefined ? decideIntent(own) : completeFollowUp(own, { earlier, facts, topic });
  if (read === undefined) return undefined;
  if (asked.context === undefined && asksForUnknown(read, retrieved, facts)) return undefined;
  return foreignNames(retrieved, read).length > countTimes(question) ? undefined : read;
}

/** Whether a follow-up leans on an answer from the docs and asks for no version itself. */
function isOnDocs({ question, context }: AskedQuestion, { facts, earlier }: TopicContext): boolean {
  if (context === undefined || earlier !== undefined || namesVersions(question)) return false;
  return readVersions(question, facts, undefined).length === 0;
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
