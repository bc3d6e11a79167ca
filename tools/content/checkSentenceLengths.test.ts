import { describe, expect, test } from 'vitest';
import { checkSentenceLengths } from './checkSentenceLengths.ts';
import { messagesOf } from './test/messagesOf.ts';
import { FLOW_FILE, flowPage, RELEASE_FILE, releasePage } from './test/samplePages.ts';

const OPENING = 'Managers decide here who may answer.';
const EVEN = 'A quota stops a group in time. A branch sends a group its own way. A loop asks one block again.';
const VARIED =
  'Quotas stop. A branch sends each group its own way, so that people who bought in a shop are asked about the shop and nobody else has to skip those questions.';

describe('sentences of a page', () => {
  test('that are all of one length are told, with what to do', async () => {
    expect(await messagesOf(checkSentenceLengths, { [FLOW_FILE]: flowPage.replace(OPENING, EVEN) })).toEqual([
      `${FLOW_FILE}:10  The sentences are too even: their lengths have a standard deviation of 1.9 words; it must be above 7. — Join sentences that belong together, and leave the ones that should stand out short.`,
    ]);
  });

  test('that differ in length are in order', async () => {
    expect(await messagesOf(checkSentenceLengths, { [FLOW_FILE]: flowPage.replace(OPENING, VARIED) })).toEqual([]);
  });

  test('are not counted in tables, where a few words suit', async () => {
    const table = `\n| Setting |\n|---|\n${'| Off by default. |\n'.repeat(40)}`;
    expect(await messagesOf(checkSentenceLengths, { [FLOW_FILE]: flowPage.replace(OPENING, VARIED) + table })).toEqual(
      [],
    );
  });

  test('are free on release pages, whose items are short by nature', async () => {
    expect(await messagesOf(checkSentenceLengths, { [RELEASE_FILE]: releasePage })).toEqual([]);
  });
});
