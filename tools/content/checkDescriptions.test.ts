import { describe, expect, test } from 'vitest';
import { checkDescriptions } from './checkDescriptions.ts';
import { messagesOf } from './test/messagesOf.ts';
import { RELEASE_FILE, releasePage, sampleSite } from './test/samplePages.ts';

const withRemoval = (description: string) =>
  messagesOf(checkDescriptions, {
    ...sampleSite,
    [RELEASE_FILE]: releasePage
      .replace('## Fixed', '## Removed')
      .replace('**Alert texts**', '**Texts of alerts removed**')
      .replace('Quotas stop a group in time.', description),
  });

describe('the description of a release', () => {
  test('says what it likes when nothing needs action', async () => {
    expect(await messagesOf(checkDescriptions, sampleSite)).toEqual([]);
  });

  test('begins with what was removed', async () => {
    expect(await withRemoval('An alert has no text of its own any more, and quotas stop a group.')).toEqual([]);
    expect(await withRemoval('Quotas stop a group in time, and alerts have no text of their own.')).toEqual([
      `${RELEASE_FILE}:1  The description does not begin with an item under Removed or Security, such as "Texts of alerts removed". — Name it first, in words of its short name, and then what is new.`,
    ]);
  });
});
