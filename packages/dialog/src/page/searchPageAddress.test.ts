import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SURVEY_FILTERS } from '../../test/surveyFilters.ts';
import { readSearchPageAddress, writeSearchPageAddress } from './searchPageAddress.ts';

describe('the address of the search page', () => {
  test('says the words and the filters, so that it can be sent to a colleague', () => {
    const address = writeSearchPageAddress('/search', { query: 'radio & "other"', filters: { kind: 'docs' } });
    expect(address).toBe('/search?q=radio%20%26%20%22other%22&kind=docs');
  });

  test('is bare for an empty search', () => {
    expect(writeSearchPageAddress('/search', { query: '', filters: {} })).toBe('/search');
  });

  test('holds half a character, as an input method may leave it, without failing', () => {
    expect(writeSearchPageAddress('/search', { query: 'radio \ud83d', filters: {} })).toBe(
      '/search?q=radio%20%EF%BF%BD',
    );
  });

  test('reads back as what was written', () => {
    const filters = fc.constantFrom({}, { kind: 'docs' }, { kind: 'release', platform: 'web', version: '1.74' });
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), filters, (query, chosen) => {
        const address = writeSearchPageAddress('/search', { query, filters: chosen });
        expect(readSearchPageAddress(new URL(address, 'https://x.example').search, SURVEY_FILTERS)).toEqual({
          query,
          filters: chosen,
        });
      }),
    );
  });
});
