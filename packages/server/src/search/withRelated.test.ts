import { expect, test } from 'vitest';
import { createSiteFixture } from '../../test/createSiteFixture.ts';
import { writeSearchIndexes } from '../../test/writeSearchIndexes.ts';
import { loadIndexes } from './loadIndexes.ts';
import { withRelated } from './withRelated.ts';

test('the documentation brings related sections under all its names, also for what was asked before; the questions do not', async () => {
  const fixture = await createSiteFixture();
  await writeSearchIndexes(fixture);
  const indexes = await loadIndexes(fixture.siteDir, ['survey-builder']);
  await fixture.dispose();
  const docs = indexes.get('docs');
  if (docs === undefined) throw new Error('The index of the documentation is missing.');
  const query = { query: 'zebra', indexName: 'docs' };
  expect(await docs.search(query)).not.toHaveProperty('relatedHits');
  const related = withRelated(indexes, docs, async (_, result) => ({ ...result, relatedHits: [{ objectID: 'a' }] }));
  const asked = [...related].map(async ([name, index]) => [name, 'relatedHits' in (await index.search(query))]);
  expect(await Promise.all(asked)).toEqual([
    ['docs', true],
    ['algolia_ask_ai_suggested_questions', false],
    ['survey-builder', true],
  ]);
});
