/**
 * What questions about versions want to know. Of things: when they arrived, whether a version or a platform has them,
 * whether something has been done to them, what was done, which came first, and what a value was before it changed. Of
 * releases: which they are, what they
 * changed, what else came with a thing, whether they exist or are the newest, how long they are supported. Of both: the
 * time between.
 */
const INTENTS = [
  'arrival',
  'presence',
  'state',
  'availability',
  'history',
  'order',
  'former',
  'duration',
  'changes',
  'companions',
  'releases',
  'existence',
  'currency',
  'support',
] as const;

/** What a question may want to know: one of the intents, or nothing about versions. */
export type IntentLabel = (typeof INTENTS)[number] | 'none';

/** The readings in the order of their weights. */
export const INTENT_LABELS: readonly IntentLabel[] = [...INTENTS, 'none'];

/** One of them, or the nearest items where no release clearly speaks of the thing. */
export type VersionIntent = (typeof INTENTS)[number] | 'nearest';
