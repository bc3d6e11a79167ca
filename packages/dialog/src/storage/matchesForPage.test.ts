import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createMemoryStorage } from '../../test/memoryStorage.ts';
import { saveMatches, takeMatches } from './matchesForPage.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', createMemoryStorage());
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

  test('reach each page opened in a tab of its own, and no other', () => {
    saveMatches('/docs/survey#options', ['radio']);
    saveMatches('/docs/export', ['csv']);
    expect(takeMatches('/docs')).toEqual([]);
    expect(takeMatches('/docs/export')).toEqual(['csv']);
    expect(takeMatches('/docs/survey')).toEqual(['radio']);
  });

  test.each(['{', 'null', '"radio"', '[1]'])('are none if what is stored makes no sense: %s', (text) => {
    localStorage.setItem('__DOCSEARCH_MATCHES__/docs', text);
    expect(takeMatches('/docs')).toEqual([]);
  });
});
