import { releaseName, releasePath } from '@feedback-docs/releases';
import { describe, expect, test } from 'vitest';
import { checkVersions, releasedVersions } from './checkVersions.ts';
import { loadContent } from './loadContent.ts';
import { messagesOf } from './test/messagesOf.ts';
import { productYaml, releasePage } from './test/samplePages.ts';

const PRODUCT = productYaml
  .replace('web: "1.41"\n    mobile: null', 'web: "1.74"\n    mobile: "2.8"')
  .replace('version: "1.41"', 'version: "1.73"');

const { product = { features: [] } } = loadContent('site');

/** A site with a page for every version, a month apart. */
function fullHistory(): Record<string, string> {
  const pages = releasedVersions(product).map((ref): [string, string] => {
    const minor = Number(ref.version.split('.')[1]);
    const date = new Date(Date.UTC(2021, minor, 15)).toISOString().slice(0, 10);
    const source = releasePage.replace('Web 1.41', releaseName(ref)).replace('2023-01-12', date);
    return [`site${releasePath(ref)}.md`, source];
  });
  return { 'site/product/product.yaml': PRODUCT, ...Object.fromEntries(pages) };
}

describe('the version history', () => {
  test('has 52 Web and 4 Mobile pages', async () => {
    expect(releasedVersions(product)).toHaveLength(56);
    expect(await messagesOf(checkVersions, fullHistory())).toEqual([]);
  });

  test('misses no version', async () => {
    const { 'site/docs/versions/Mobile/2_6.md': _, ...rest } = fullHistory();
    expect(await messagesOf(checkVersions, rest)).toEqual([
      'site/docs/versions/Mobile/2_6.md:1  Mobile 2.6 has no release page. — Write it, with its items from product.yaml.',
    ]);
  });

  test('has no page beyond the versions, and none twice', async () => {
    const history = fullHistory();
    const extra = {
      ...history,
      'site/docs/versions/Web/1_75.md': releasePage,
      'site/docs/versions/Web/1_41.mdx': history['site/docs/versions/Web/1_41.md'] ?? '',
    };
    const messages = (await messagesOf(checkVersions, extra)).map((message) => message.split('  ')[1]);
    expect(messages.filter((message) => message?.includes('page'))).toEqual([
      'The page /docs/versions/Web/1_41 exists twice. — Remove it, or rename it to the version it is about.',
      'There is no version for the page /docs/versions/Web/1_75. — Remove it, or rename it to the version it is about.',
    ]);
  });

  test('goes on in a new major version from its first release', () => {
    const next = product.features.map((feature) => ({ ...feature, web: '2.1' }));
    const versions = releasedVersions({ features: [...product.features, ...next] }).map(({ version }) => version);
    expect(versions).toEqual(expect.arrayContaining(['1.23', '1.74', '2.0', '2.1']));
  });

  test('has dates that ascend with the versions', async () => {
    const history = fullHistory();
    const file = 'site/docs/versions/Web/1_50.md';
    const late = { ...history, [file]: (history[file] ?? '').replace(/date: .*/, 'date: 2020-01-15') };
    expect(await messagesOf(checkVersions, late)).toEqual([
      `${file}:4  Web 1.50 is dated 2020-01-15, but Web 1.49 came on 2025-02-15. — Correct one of the two dates: they ascend with the versions.`,
    ]);
  });
});
