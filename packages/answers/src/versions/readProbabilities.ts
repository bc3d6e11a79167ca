import { clausesOf } from './clausesOf.ts';
import type { IntentReader } from './IntentReader.ts';
import type { IntentLabel } from './intents.ts';

/** From this probability on a question may ask which came first or how much time lies between. */
const MAYBE = 0.05;
/** Fewer words in a part of a question tell nothing alone. */
const MIN_WORDS = 4;

/**
 * How likely each reading of a question is: in the mean of the whole and of that part which speaks most of versions. What
 * stands before a colon or in another sentence may only tell why it is asked: "Our auditors ask: since when ...".
 */
export function readProbabilities(question: string, intents: IntentReader): ReadonlyMap<IntentLabel, number> {
  const whole = intents.probabilitiesOf(question);
  const parts = clausesOf(question).filter((part) => part.split(/\s+/).length >= MIN_WORDS);
  const [surest] = parts
    .map((part) => intents.probabilitiesOf(part))
    .toSorted((a, b) => (a.get('none') ?? 0) - (b.get('none') ?? 0));
  if (parts.length < 2 || surest === undefined) return whole;
  return new Map([...whole].map(([reading, probability]) => [reading, (probability + (surest.get(reading) ?? 0)) / 2]));
}

/** Whether a question may ask for the order of several things or for the time between them. */
export function asksForTimes(question: string, intents: IntentReader): boolean {
  const probabilities = readProbabilities(question, intents);
  return (probabilities.get('order') ?? 0) + (probabilities.get('duration') ?? 0) >= MAYBE;
}
