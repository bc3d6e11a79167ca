import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildIndex } from '@feedback-docs/search';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSiteFixture, type SiteFixture } from '../../test/createSiteFixture.ts';
import { fixtureRecords } from '../../test/fixtureRecords.ts';
import { writeSearchIndexes } from '../../test/writeSearchIndexes.ts';
import { loadIndexes, SearchFilesError } from './loadIndexes.ts';

let fixture: SiteFixture;
let folder: string;
beforeEach(async () => {
  fixture = await createSiteFixture();
  await writeSearchIndexes(fixture);
  folder = join(fixture.siteDir, 'server-data/search');
});
afterEach(() => fixture.dispose());

test('every index of the build can be searched', async () => {
  const indexes = await loadIndexes(fixture.siteDir, ['survey-builder']);
  for (const indexName of ['docs', 'survey-builder', 'algolia_ask_ai_suggested_questions']) {
    const result = await indexes.get(indexName)?.search({ indexName, query: 'radio' });
    expect(result?.nbHits, indexName).toBeGreaterThan(0);
  }
});

test('the index asked below /docs/survey finds what the main one finds, under its own name', async () => {
  const indexes = await loadIndexes(fixture.siteDir, ['survey-builder']);
  const [main, survey] = await Promise.all(
    ['docs', 'survey-builder'].map((indexName) =>
      indexes.get(indexName)?.search({ indexName, query: 'survey', facets: ['platform'] }),
    ),
  );
  expect(survey?.index).toBe('survey-builder');
  expect(survey?.hits.map(({ objectID }) => objectID)).toEqual(main?.hits.map(({ objectID }) => objectID));
  expect([survey?.nbHits, survey?.facets]).toEqual([main?.nbHits, main?.facets]);
});

test('a site whose readers search in their own browsers is searched from its public part', async () => {
  await writeSearchIndexes(fixture, 'build/search-index');
  await fixture.write('server-data/search/docs.bin', 'left over from an earlier build');
  expect((await loadIndexes(fixture.siteDir)).has('docs')).toBe(true);
});

test('a synonyms file that holds no groups of words is refused by name', async () => {
  await fixture.write('server-data/search/synonyms.json', '{"survey": "questionnaire"}');
  await expectRefusal('synonyms.json', /group/i);
});

test('another word for the same thing finds it too', async () => {
  const indexes = await loadIndexes(fixture.siteDir);
  const result = await indexes.get('docs')?.search({ indexName: 'docs', query: 'questionnaire' });
  expect(result?.hits.map(({ url }) => url)).toContain('/docs/survey/Docs/Quick_Start_Guide');
});

/** Where the index file holds it (packages/search/DESIGN.md). */
const FORMAT_VERSION_AT = 4;

const expectRefusal = async (path: string, reason: RegExp) => {
  const loading = loadIndexes(fixture.siteDir);
  await expect(loading).rejects.toThrow(SearchFilesError);
  await expect(loading).rejects.toThrow(`because of ${join(folder, path)}: `);
  await expect(loading).rejects.toThrow(reason);
  await expect(loading).rejects.toThrow('Run "npm run build"');
};

test.each(['docs.bin', 'docs/1.json'])('when %s is missing, the message says so and what to run', async (path) => {
  await rm(join(folder, path));
  await expectRefusal(path, /it is missing/);
});

test('a truncated index is refused by its name', async () => {
  const whole = await readFile(join(folder, 'docs.bin'));
  await fixture.write('server-data/search/docs.bin', whole.subarray(0, whole.length / 2));
  await expectRefusal('docs.bin', /should have/);
});

test('a file that is no index is refused by its name', async () => {
  await fixture.write(
    'server-data/search/docs.bin',
    'A letter that is long enough to be mistaken for an index.'.repeat(3),
  );
  await expectRefusal('docs.bin', /another kind of file/);
});

test('an index of an older version is refused by its name, and the message says which version it is', async () => {
  const old = await readFile(join(folder, 'docs.bin'));
  old.writeUInt32LE(2, FORMAT_VERSION_AT);
  await fixture.write('server-data/search/docs.bin', old);
  await expectRefusal('docs.bin', /it has format version 2 and this engine reads 3/);
});

test('texts of another build are refused before a reader sees them', async () => {
  const [other] = buildIndex(fixtureRecords.slice(1), { chunkSize: 300 }).chunks;
  await fixture.write('server-data/search/docs/0.json', other ?? '');
  await expectRefusal('docs', /does not belong to this index/);
});
