import { expect, test } from 'vitest';
import { createInbox } from './createInbox.ts';

test('what was put first is taken first, and an early taker waits', async () => {
  const inbox = createInbox<string>();
  const early = inbox.take();
  inbox.put('first', 'second');
  inbox.put('third');
  expect([await early, await inbox.take(), await inbox.take()]).toEqual(['first', 'second', 'third']);
});
