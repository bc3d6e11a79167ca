import { completeFollowUp } from './completeFollowUp.ts';
import type { ReleaseFacts } from './ReleaseFacts.ts';
import { readParts, withIntent } from './readParts.ts';
import { readPlatform } from './readVersions.ts';
import type { Topic, VersionQuestion } from './VersionQuestion.ts';

/**
 * Reads a question about versions; undefined when it is none. `earlier` is the version question before it, which a
 * follow-up completes.
 */
export function readVersionQuestion(
  question: string,
  facts: ReleaseFacts,
  topic: Topic,
  earlier?: VersionQuestion,
): VersionQuestion | undefined {
  const own = readParts(question, facts, topic, readPlatform(question));
  return earlier === undefined ? withIntent(own) : completeFollowUp(own, { earlier, facts, topic });
}
