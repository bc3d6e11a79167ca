import type { AskedQuestion, Retrieved } from '../retrieval/retrieve.ts';
import { asksForUnknown } from './asksForUnknown.ts';
import { completeFollowUp } from './completeFollowUp.ts';
import { foreignNames, isSubject } from './foreignNames.ts';
import { RELEASE_INTENTS } from './intents.ts';
import { namesVersions } from './readIntent.ts';
import { readParts, withIntent } from './readParts.ts';
import { countTimes } from './readPeriod.ts';
import { readProbabilities } from './readProbabilities.ts';
import { readTopic, type TopicContext } from './readTopic.ts';
import { readPlatform, readVersions } from './readVersions.ts';
import type { VersionQuestion } from './VersionQuestion.ts';

/** A question so surely about something else is not looked into. */
const SURELY_NOT = 0.97;
/** Readings so likely hold for releases as a whole although foreign names stand beside them: "... our CISO wants them". */
const SURELY = 0.9;

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
  if (earlier === undefined && (readProbabilities(question, facts.intents).get('none') ?? 0) > SURELY_NOT)
    return undefined;
  if (isOnDocs(asked, known)) return undefined;
  const topic = readTopic(asked, retrieved, known);
  const own = readParts(question, facts, topic, readPlatform(question));
  const read = earlier === undefined ? withIntent(own) : completeFollowUp(own, { earlier, facts, topic });
  if (read === undefined) return undefined;
  if (asked.context === undefined && asksForUnknown(read, retrieved, facts)) return undefined;
  const foreign = foreignNames(retrieved, read);
  if (foreign.length <= countTimes(question)) return read;
  const isSure = [...own.probabilities].some(
    ([reading, probability]) => reading === read.intent && probability >= SURELY,
  );
  const isAside = RELEASE_INTENTS.has(read.intent) && !isSubject(foreign, question);
  return isAside && (isSure || read.versions.length > 0) ? read : undefined;
}

/** Whether a follow-up leans on an answer from the docs and asks for no version itself. */
function isOnDocs({ question, context }: AskedQuestion, { facts, earlier }: TopicContext): boolean {
  if (context === undefined || earlier !== undefined || namesVersions(question)) return false;
  return readVersions(question, facts, undefined).length === 0;
}
