import { describe, expect, test } from 'vitest';
import { checkOpenings } from './checkOpenings.ts';
import { messagesOf } from './test/messagesOf.ts';
import { FLOW_FILE, flowPage, RELEASE_FILE, releasePage, sampleSite } from './test/samplePages.ts';

describe('the first words of a page', () => {
  test('differ in the sample', async () => {
    expect(await messagesOf(checkOpenings, sampleSite)).toEqual([]);
  });

  test('are told when another page has begun with the same five', async () => {
    const alike = releasePage.replace('Groups can be capped while', 'Managers **decide** here, who may vote while');
    expect(await messagesOf(checkOpenings, { [FLOW_FILE]: flowPage, [RELEASE_FILE]: alike })).toEqual([
      `${RELEASE_FILE}:7  The page begins with "managers decide here who may", like ${FLOW_FILE}. — Begin with what is special about this page.`,
    ]);
  });
});
