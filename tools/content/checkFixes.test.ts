import { describe, expect, test } from 'vitest';
import { checkFixes } from './checkFixes.ts';
import { messagesOf } from './test/messagesOf.ts';
import { RELEASE_FILE, releasePage, sampleSite } from './test/samplePages.ts';

describe('corrections', () => {
  test('are fine when they begin with the thing itself', async () => {
    expect(await messagesOf(checkFixes, sampleSite)).toEqual([]);
  });

  test('are refused when an item leans on "now", or the description only counts them', async () => {
    const page = releasePage
      .replace('Alerts name the survey.', 'Alerts had no name. Each alert now names the survey.')
      .replace('Quotas stop a group in time.', 'Two corrections concern alerts.');
    expect(await messagesOf(checkFixes, { ...sampleSite, [RELEASE_FILE]: page })).toEqual([
      `${RELEASE_FILE}:15  "Alert texts" leans on the word "now". — Say in the past tense what went wrong, and in the present tense what is so.`,
      `${RELEASE_FILE}:1  The description counts the corrections instead of naming them. — Name the two or three that most readers notice.`,
    ]);
  });

  test.each(['The other four corrections concern alerts.', 'Two of these five fixes change files.'])(
    'are refused when the introduction says "%s"',
    async (intro) => {
      const page = releasePage.replace('Groups can be capped while a survey runs.', intro);
      expect(await messagesOf(checkFixes, { ...sampleSite, [RELEASE_FILE]: page })).toEqual([
        `${RELEASE_FILE}:1  The introduction counts the corrections instead of naming them. — Name the two or three that most readers notice.`,
      ]);
    },
  );
});
