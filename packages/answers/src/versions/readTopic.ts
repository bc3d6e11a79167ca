import type { FeatureData } from '@feedback-docs/releases';
import type { Asked, Retrieved } from '../retrieval/retrieve.ts';
import { explainedFeatures, namedFeatures } from './findFeatures.ts';
import { findItems, titledItems } from './findItems.ts';
import type { ReleaseFacts } from './ReleaseFacts.ts';
import type { Topic, VersionQuestion } from './VersionQuestion.ts';

interface Known {
  readonly facts: ReleaseFacts;
  readonly earlier: VersionQuestion | undefined;
  /** Whether the docs hold enough of the question to say what an unnamed feature is. */
  readonly isInDocs: boolean;
}

/** Finds the features and the release items that a question speaks of. */
export function readTopic(asked: Asked, { concepts, ranked }: Retrieved, { facts, earlier, isInDocs }: Known): Topic {
  const named = namedIn(asked, facts, earlier);
  // The concepts of a follow-up hold those of the question before: with a subject of its own they would mislead.
  const alike = asked.context !== undefined && named.length > 0 ? [] : findItems(facts, concepts, named);
  return {
    named,
    explained: isInDocs ? explainedFeatures(ranked, facts) : [],
    items: [...new Set([...titledItems(asked.question, facts), ...alike])],
  };
}

/** What the question names; what the question before names, when this one leans on an answer from the docs. */
function namedIn(
  { question, context }: Asked,
  facts: ReleaseFacts,
  earlier: VersionQuestion | undefined,
): readonly FeatureData[] {
  const own = namedFeatures(question, facts);
  return own.length > 0 || earlier !== undefined || context === undefined
    ? own
    : namedFeatures(context.question, facts);
}
