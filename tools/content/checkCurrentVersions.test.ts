import { describe, expect, it } from 'vitest';
import { checkCurrentVersions } from './checkCurrentVersions.ts';
import { messagesOf } from './test/messagesOf.ts';
import { FLOW_FILE, flowPage, productYaml, RELEASE_FILE, releasePage } from './test/samplePages.ts';

const saying = (sentence: string) => ({
  'site/product/product.yaml': productYaml,
  [FLOW_FILE]: flowPage.replace('Managers decide', `${sentence} Managers decide`),
});

describe('the version that the docs describe', () => {
  it('is the newest one; any other may be named elsewhere', async () => {
    const sentence = 'These docs describe Web 1.41. Quotas came with Web 1.40.';
    expect(await messagesOf(checkCurrentVersions, saying(sentence))).toEqual([]);
  });

  it('is told when a release has come since', async () => {
    expect(await messagesOf(checkCurrentVersions, saying('The docs describe Web 1.40.'))).toEqual([
      `${FLOW_FILE}:11  "describe Web 1.40" names a version that is not the newest. — Write Web 1.41, and look whether the page agrees with it.`,
    ]);
  });

  it('may be an older one in the notes of a release', async () => {
    const old = releasePage.replace('Groups can', 'The docs describe Web 1.40. Groups can');
    expect(await messagesOf(checkCurrentVersions, { ...saying(''), [RELEASE_FILE]: old })).toEqual([]);
  });
});
