import { describe, expect, test } from 'vitest';
import { checkLength } from './checkLength.ts';
import { messagesOf } from './test/messagesOf.ts';
import { RELEASE_FILE, releasePage } from './test/samplePages.ts';

const pageOf = (words: number) => `---\ntitle: A\n---\n\n${'word '.repeat(words)}\n\n\`\`\`\nnot counted\n\`\`\`\n`;
const survey = 'site/docs/survey/intro.md';
const intro = 'site/docs/intro.md';

describe('the length of a page', () => {
  test('is 900 to 3,500 words below docs/survey/', async () => {
    expect(await messagesOf(checkLength, { [survey]: pageOf(900) })).toEqual([]);
    expect(await messagesOf(checkLength, { [survey]: pageOf(899) })).toEqual([
      `${survey}:4  The page has 899 words; 900 to 3500 are asked for. — Add steps, options with their limits, and what can go wrong.`,
    ]);
    expect(await messagesOf(checkLength, { [survey]: pageOf(3501) })).toEqual([
      `${survey}:4  The page has 3501 words; 900 to 3500 are asked for. — Move a subject to its own page or cut it.`,
    ]);
  });

  test('is at least 300 words elsewhere', async () => {
    expect(await messagesOf(checkLength, { [intro]: pageOf(3000) })).toEqual([]);
    expect(await messagesOf(checkLength, { [intro]: pageOf(299) })).toEqual([
      `${intro}:4  The page has 299 words; at least 300 are asked for. — Add steps, options with their limits, and what can go wrong.`,
    ]);
  });

  test('is free for release pages', async () => {
    expect(await messagesOf(checkLength, { [RELEASE_FILE]: releasePage })).toEqual([]);
  });
});
