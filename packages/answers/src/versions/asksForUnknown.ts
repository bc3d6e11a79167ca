import { EVERYDAY_STEMS, FILLER_STEMS } from '../language/fillerWords.ts';
import { wordsOf } from '../language/wordsOf.ts';
import { type Evidence, oddsOfAnswer } from '../retrieval/isAnswered.ts';
import { titledItems, VERSION_TALK } from './findItems.ts';
import type { ReleaseFacts } from './ReleaseFacts.ts';
import { topicOf } from './topicOf.ts';
import { OF_RELEASES, type VersionQuestion } from './VersionQuestion.ts';

/**
 * Least odds that the docs know what a question speaks of, in log odds. Lower than for an answer from the docs, which say
 * less of a correction than the release notes do: of 350 questions for what releases have none falls below that says
 * more than its name.
 */
const LEAST_ODDS = -1.3;
/** "The last version with ...": a release is asked for by a thing that it has. */
const RELEASE_WITH = /\b(?:versions?|releases?|updates?|builds?) (?:with|having|including|that (?:has|had|have))\b/i;
/** Further words of questions for things that name none. */
const TALK = new Set(
  wordsOf(
    'bring ship land deliver platform website browser desktop tablet phone history earlier later time year rid kill die alive brought',
  ).map(({ stem }) => stem),
);

/**
 * Whether a question names more than a feature or an item, of which the docs know nothing: "dark mode in the builder",
 * "a heat map". The words that it shares with a feature do not say that this one is meant.
 */
export function asksForUnknown(question: VersionQuestion, evidence: Evidence, facts: ReleaseFacts): boolean {
  const { intent, text, features, items } = question;
  const isOfThing = OF_RELEASES.has(intent)
    ? intent === 'releases' && RELEASE_WITH.test(text)
    : features.length > 0 || items.length > 0;
  if (!isOfThing || oddsOfAnswer(evidence) >= LEAST_ODDS) return false;
  return namesMore(question, facts) && !titledItems(text, facts).some(({ kind }) => kind !== 'new');
}

/** Whether a question holds more than the names of its features and what all questions about versions say. */
function namesMore({ text, features }: VersionQuestion, { names }: ReleaseFacts): boolean {
  const own = new Set(
    names.filter(({ feature }) => features.includes(feature)).flatMap(({ stems, rest }) => [...stems, ...rest]),
  );
  return wordsOf(topicOf(text)).some(
    ({ stem }) =>
      !own.has(stem) &&
      !/^\d+$/.test(stem) &&
      ![FILLER_STEMS, EVERYDAY_STEMS, VERSION_TALK, TALK].some((words) => words.has(stem)),
  );
}
