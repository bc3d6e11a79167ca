import { describe, expect, test } from 'vitest';
import { checkVagueWords } from './checkVagueWords.ts';
import { messagesOf } from './test/messagesOf.ts';
import { RELEASE_FILE, releasePage, sampleSite } from './test/samplePages.ts';

describe('words that leave the case to the reader', () => {
  test('do not occur in the sample', async () => {
    expect(await messagesOf(checkVagueWords, sampleSite)).toEqual([]);
  });

  test('are refused in a release item', async () => {
    const page = releasePage.replace('Alerts name the survey.', 'Alerts name the survey where needed.');
    expect(await messagesOf(checkVagueWords, { ...sampleSite, [RELEASE_FILE]: page })).toEqual([
      `${RELEASE_FILE}:15  "where needed" does not say in which case. — Name the case or the thing, or leave the words out.`,
    ]);
  });
});
