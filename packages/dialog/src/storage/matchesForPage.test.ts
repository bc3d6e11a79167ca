import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createMemoryStorage } from '../../test/memoryStorage.ts';
import { saveMatches, takeMatches } from './matchesForPage.ts';

beforeEach(() => {
  vi.stubGlobal('sessionStorage', createMemoryStorage());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('words for the page a result leads to', () => {
  test('reach that page once, whatever its anchor', () => {
    saveMatches('/docs/survey#options', ['radio', 'option']);
    expect(takeMatches('/docs/survey')).toEqual(['radio', 'option']);
    expect(takeMatches('/docs/survey')).toEqual([]);
  });

  test('do not reach another page, nor this one after a detour', () => {
    saveMatches('/docs/survey', ['radio']);
    expect(takeMatches('/docs/export')).toEqual([]);
    expect(takeMatches('/docs/survey')).toEqual([]);
  });

  test.each(['{', 'null', '{"path":"/docs","words":"radio"}', '{"path":"/docs","words":[1]}'])(
    'are none if what is stored makes no sense: %s',
    (text) => {
      sessionStorage.setItem('__DOCSEARCH_MATCHES__', text);
      expect(takeMatches('/docs')).toEqual([]);
    },
  );
});
