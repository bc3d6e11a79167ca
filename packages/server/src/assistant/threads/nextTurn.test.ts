import { expect, test } from 'vitest';
import { nextTurn } from './nextTurn.ts';

test('lets one go on in each turn of the event loop, in order, and newcomers in between', async () => {
  const seen: string[] = [];
  const turns = ['first', 'second', 'third'].map((name) => nextTurn().then(() => seen.push(name)));
  setImmediate(() => {
    seen.push('something else');
    void nextTurn().then(() => seen.push('newcomer'));
  });
  await Promise.all(turns);
  await nextTurn();
  expect(seen).toEqual(['first', 'something else', 'second', 'third', 'newcomer']);
});
