import { expect, test } from 'vitest';
import { collect } from './collect.ts';
import { createFixtureAnswerer } from './createFixtureAnswerer.ts';

/** Processor time that one answer may take on a slow machine, in milliseconds; attacks took from 4 to 24 seconds. */
const BOUND = 1000;
let searches = 0;
const answerer = createFixtureAnswerer(() => {
  searches += 1;
});

async function costOf(...texts: string[]): Promise<number> {
  const messages = texts.map((text) => ({ role: 'user', parts: [{ type: 'text', text }] }));
  const before = process.threadCpuUsage();
  await collect(answerer, messages);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

test.each([
  ['line breaks', '\n'],
  ['spaces', ' '],
  ['tabs', '\t'],
  ['spaces of all kinds', '\n\u00a0\t\u2003'],
  ['commas', ', '],
  ['questions', 'which came first? '],
  ['opening brackets', '<['],
])('a question with a run of %s is answered as soon as any other', async (_, run) => {
  const ask = (question: string) => costOf(`Which came first, quotas${question}logic`);
  await ask(' or ');
  expect(await ask(run.repeat(1960 / run.length))).toBeLessThan(BOUND);
});

test('of a long conversation no more is read than a follow-up needs', async () => {
  const turn = (text: string) => ({ role: 'user', parts: [{ type: 'text', text }] });
  const earlier = Array.from({ length: 18 }, () => turn('Since which version are there quotas?'));
  searches = 0;
  await collect(answerer, [...earlier, turn('And in 1.60?')]);
  expect(searches).toBeLessThanOrEqual(4);
});

test('white space says no more than one space or line break does', async () => {
  const ask = (text: string) => collect(answerer, [{ role: 'user', parts: [{ type: 'text', text }] }]);
  const plain = await ask('We run a panel.\nHow do I set up a quota?');
  const spaced = await ask('  We run a panel. \r\n\n \n\nHow do\t\tI   set up a\u00a0\u00a0 quota?\n');
  expect(spaced.text).toBe(plain.text);
});
