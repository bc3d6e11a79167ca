import { describe, expect, test } from 'vitest';
import { checkReleasePages } from './checkReleasePages.ts';
import { messagesOf } from './test/messagesOf.ts';
import { RELEASE_FILE, releasePage, sampleSite } from './test/samplePages.ts';

const withRelease = (text: string) => messagesOf(checkReleasePages, { ...sampleSite, [RELEASE_FILE]: text });

describe('a release page', () => {
  test('is in order in the sample', async () => {
    expect(await withRelease(releasePage)).toEqual([]);
  });

  test('keeps to the grammar of items', async () => {
    expect(await withRelease(releasePage.replace('**Quotas** (Survey flow):', 'Quotas:'))).toEqual([
      `${RELEASE_FILE}:11  An item does not begin with a bold short name and its area: "Quotas: A group stops when it is full. [Quotas](/docs/sur...". — Write "- **Short name** (Area): One sentence. [Section](/docs/page#id)".`,
    ]);
  });

  test('uses the areas of the product', async () => {
    expect(await withRelease(releasePage.replace('**Quotas** (Survey flow)', '**Quotas** (Logic)'))).toEqual([
      `${RELEASE_FILE}:11  "Quotas" is in the area "Logic", which product.yaml does not list. — Use one of Survey flow.`,
    ]);
  });
});
