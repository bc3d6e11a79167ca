import { EVERYDAY_STEMS, STOP_STEMS } from '../language/stopWords.ts';
import { stemsOf, wordsOf } from '../language/wordsOf.ts';
import { answerabilityLogit, type RetrievalEvidence } from '../retrieval/isAnswerable.ts';
import { titledItems, VERSION_TALK } from './findItems.ts';
import type { ReleaseFacts } from './ReleaseFacts.ts';
import { topicOf } from './topicOf.ts';
import type { VersionQuestion } from './VersionQuestion.ts';

/**
 * Least odds that the docs know what a question speaks of, in log odds. Lower than for an answer from the docs, which say
 * less of a correction than the release notes do.
 */
const MIN_LOGIT = -1.7;
/** "The last version with ...": a release is asked for by a thing that it has. */
const RELEASE_WITH =
  /\b(?:versions?|releases?|updates?|builds?) (?:with|having|including|that (?:has|had|have))\b(?! (?:(?:the|their|its) )?dates?\b)/i;
/** Asks for what another part of the question names. */
const REFERS = /\b(?:when|which|what|since|from)\b[^?]*\b(?:it|they|them|that|those|these)\b/i;
const CLAUSE_END = /[.,:;!?–]\s+/;
/** Further words of questions for things that name none. */
const TALK = new Set(
  stemsOf(
    'bring ship land deliver platform website browser desktop tablet phone history earlier later time year rid kill die alive brought alongside',
  ),
);

/**
 * Whether a question names more than a feature or an item, of which the docs know nothing: "dark mode in the builder",
 * "a heat map". The words that it shares with a feature do not say that this one is meant.
 */
export function asksForUnknown(question: VersionQuestion, evidence: RetrievalEvidence, facts: ReleaseFacts): boolean {
  const { text, features } = question;
  if (!isOfThing(question) || answerabilityLogit(evidence) >= MIN_LOGIT) return false;
  if (titledItems(text, facts).some(({ kind }) => kind !== 'new')) return false;
  const called = facts.names.filter(({ feature }) => features.includes(feature));
  const own = called.flatMap(({ stems, rest }) => [...stems, ...rest]);
  // "We have had webhooks for ages. When were they added?": a story about the name says nothing of what is asked.
  const known = new Set([...own, ...facts.common]);
  return (
    saysMore(text, known) && !text.split(CLAUSE_END).some((clause) => REFERS.test(clause) && !saysMore(clause, known))
  );
}

/** A feature, a release with something, or what only a date makes a question about releases. */
function isOfThing({ intent, text, features, kinds }: VersionQuestion): boolean {
  if (intent === 'releases' && RELEASE_WITH.test(text)) return true;
  if (intent !== 'changes' && intent !== 'releases') return features.length > 0;
  const saysVersion = wordsOf(text).some(({ stem }) => VERSION_TALK.has(stem) || TALK.has(stem));
  return kinds.length === 0 && !saysVersion && !/\d\.\d|\bnew/i.test(text);
}

function saysMore(text: string, known: ReadonlySet<string>): boolean {
  return wordsOf(topicOf(text)).some(
    ({ stem }) =>
      !known.has(stem) &&
      !/^\d+$/.test(stem) &&
      ![STOP_STEMS, EVERYDAY_STEMS, VERSION_TALK, TALK].some((words) => words.has(stem)),
  );
}
