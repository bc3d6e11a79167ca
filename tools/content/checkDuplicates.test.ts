import { describe, expect, test } from 'vitest';
import { checkDuplicates } from './checkDuplicates.ts';
import { messagesOf } from './test/messagesOf.ts';
import { FLOW_FILE, flowPage, RELEASE_FILE, releasePage, sampleSite } from './test/samplePages.ts';

const later = 'site/docs/versions/Web/1_42.md';
const laterPage = releasePage.replace('Web 1.41', 'Web 1.42');

describe('what stands in two places', () => {
  test('is nothing in the sample', async () => {
    expect(await messagesOf(checkDuplicates, sampleSite)).toEqual([]);
  });

  test('is told of release pages that share a quarter of their five-word sequences', async () => {
    const [message] = await messagesOf(checkDuplicates, { [RELEASE_FILE]: releasePage, [later]: laterPage });
    expect(message).toBe(
      `${later}:6  Web 1.42 shares 100 % of its five-word sequences with Web 1.41, such as "groups can be capped while"; below 25 % is asked for. — Say what is special about this release in words of its own.`,
    );
  });

  test('may be a single phrase of a release page', async () => {
    const own = laterPage
      .replace(
        'Groups can be capped while a survey runs.',
        'Mondays become calm, because reports now arrive before nine.',
      )
      .replace('A group stops when it is full.', 'Nobody waits for totals any more; they are counted overnight.');
    expect(await messagesOf(checkDuplicates, { [RELEASE_FILE]: releasePage, [later]: own })).toEqual([]);
  });

  test('is told of a paragraph of more than 25 words', async () => {
    const long = `A ${'very '.repeat(24)}long paragraph.`;
    const short = `A ${'very '.repeat(22)}long paragraph.`;
    expect(await messagesOf(checkDuplicates, { [FLOW_FILE]: `${flowPage}\n${short}\n\n${short}\n` })).toEqual([]);
    expect(await messagesOf(checkDuplicates, { [FLOW_FILE]: `${flowPage}\n${long}\n\n- ${long}\n` })).toEqual([
      `${FLOW_FILE}:23  The paragraph "a very very very very very very very..." stands already at ${FLOW_FILE}:21. — Say it in one place and link to it from the other.`,
    ]);
  });
});
