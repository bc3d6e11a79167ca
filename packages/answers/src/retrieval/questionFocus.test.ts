import { expect, test } from 'vitest';
import { questionFocus } from './questionFocus.ts';

test.each([
  ['Which fonts can I use?', 'font'],
  ['How many dots per inch does a code have?', 'dot'],
  ['so what algorithm is behind the topics', 'algorithm'],
  ['How many concurrent chats can a server handle?', 'concurr chat'],
  ['Which fonts?', 'font'],
  ['What is the weather like?', ''],
  ['Which of the plans is right for us?', ''],
  ['What kind of file do I get?', ''],
  ['How do I change the font?', ''],
])('%j asks for %j', (question, focus) => {
  expect(questionFocus(question).join(' ')).toBe(focus);
});
