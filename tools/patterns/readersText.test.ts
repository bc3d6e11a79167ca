import { expect, test } from 'vitest';
import { attackPattern } from './attackPattern.ts';
import { collectBuiltPatterns, collectPatterns, type FoundPattern } from './collectPatterns.ts';

/** Processor time that one pattern may take for one text, in milliseconds. */
const BOUND = 100;
/** The longest text that patterns meet, in UTF-16 code units: a question has 2,000, and what goes out is guarded in pieces of as many. */
const LENGTH = 2000;
/** It counts processor time, of which a busy machine gives little: far more than it takes, in milliseconds. */
const PATIENCE = 300_000;
const ROOMS = ['answers', 'search', 'text', 'server', 'protocol', 'dialog', 'pages'];

function slowOnes(patterns: readonly FoundPattern[]): string[] {
  return patterns.flatMap(({ pattern, place }) => {
    const { cost, text } = attackPattern(pattern, { length: LENGTH, bound: BOUND });
    return cost > BOUND
      ? [`${place} ${pattern} takes ${Math.round(cost)} ms for ${JSON.stringify(text.slice(0, 60))}…`]
      : [];
  });
}

test.each(ROOMS)('no text can keep a pattern of %s busy', { timeout: PATIENCE }, (room) => {
  const patterns = collectPatterns(`packages/${room}/src`);
  expect(patterns.length).toBeGreaterThan(0);
  expect(slowOnes(patterns)).toEqual([]);
});

test('no text can keep a pattern busy that is put together from text', async () => {
  const patterns = await collectBuiltPatterns(async () => {
    const { createFixtureAnswerer } = await import('../../packages/answers/test/createFixtureAnswerer.ts');
    const { converse } = await import('../../packages/answers/test/collect.ts');
    const answerer = createFixtureAnswerer();
    await converse(
      answerer,
      'What was fixed in March and April 2025?',
      'Which release changed the most since Web 1.4?',
    );
    await import('../../packages/server/src/http/checkPreconditions.ts');
  });
  expect(patterns.length).toBeGreaterThan(20);
  expect(slowOnes(patterns)).toEqual([]);
});

test.each([
  ['cubic', /\s*,?\s+(?:or|versus)\s+/],
  ['exponential', /^(?:a|aa)+$/],
  ['slow only after a beginning of its own', /^From: (?:\s*\w*\s*\w*\s*)x$/],
])('a pattern that is %s is found', (_, pattern) => {
  expect(attackPattern(pattern, { length: LENGTH, bound: BOUND }).cost).toBeGreaterThan(BOUND);
});
