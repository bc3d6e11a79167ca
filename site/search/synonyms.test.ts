import { readFileSync } from 'node:fs';
import { parseSynonyms } from '@feedback-docs/search';
import { expect, test } from 'vitest';

test('the synonyms of the product are well-formed', () => {
  const file: unknown = JSON.parse(readFileSync(new URL('../product/synonyms.json', import.meta.url), 'utf8'));
  expect(parseSynonyms(file).length).toBeGreaterThan(75);
});
