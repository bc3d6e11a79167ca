import { describe, expect, test } from 'vitest';
import { parseJsonBody } from './parseJsonBody.ts';
import { parseMultiSearch } from './parseMultiSearch.ts';

describe('parseMultiSearch', () => {
  test('keeps the order of the requests', () => {
    const requests = [
      { query: 'a', indexName: 'docs' },
      { query: 'a', indexName: 'survey-builder' },
    ];
    expect(parseMultiSearch({ requests })).toEqual({ ok: true, value: { requests } });
  });

  test('names the request that is wrong', () => {
    const requests = [{ query: 'a', indexName: 'docs' }, { query: 'a' }];
    expect(parseMultiSearch({ requests })).toMatchObject({
      ok: false,
      error: { status: 400, message: /^requests\[1\]: indexName/ },
    });
  });

  test('refuses more than ten searches in one body', () => {
    const requests = Array.from({ length: 51 }, () => ({ query: 'a', indexName: 'docs' }));
    expect(parseMultiSearch({ requests })).toMatchObject({
      ok: false,
      error: { message: 'requests has 51 entries; at most 50 are accepted.' },
    });
  });

  test.each([[null], [[]], ['text'], [{}], [{ requests: {} }]])('refuses the body %j', (body) => {
    expect(parseMultiSearch(body)).toMatchObject({ ok: false, error: { status: 400 } });
  });

  test('survives JSON nested thousands of levels deep', () => {
    const deep = parseJsonBody(
      `{"requests":[{"indexName":"docs","facetFilters":${'['.repeat(30_000)}${']'.repeat(30_000)}}]}`,
    );
    expect(deep.ok && parseMultiSearch(deep.value)).toMatchObject({ ok: false, error: { status: 400 } });
  });

  test('answers text that is no JSON with an error', () => {
    expect(parseJsonBody('{"requests"')).toMatchObject({
      ok: false,
      error: { status: 400, message: /not valid JSON/ },
    });
  });
});
