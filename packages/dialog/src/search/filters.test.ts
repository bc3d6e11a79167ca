import { describe, expect, test } from 'vitest';
import { SURVEY_FILTERS } from '../../test/surveyFilters.ts';
import { chooseFilter, filterConditions, knownFilters, visibleFilters } from './filters.ts';

describe('search filters', () => {
  test('the platform is asked for only among release notes, the version only for one platform', () => {
    expect(names({})).toEqual(['kind']);
    expect(names({ kind: 'release' })).toEqual(['kind', 'platform']);
    expect(names({ kind: 'release', platform: 'web' })).toEqual(['kind', 'platform', 'version']);
  });

  test('switching a filter off takes those below it along, so that none goes on unseen', () => {
    const chosen = { kind: 'release', platform: 'web', version: '1.74' };
    expect(chooseFilter(SURVEY_FILTERS, chosen, { name: 'kind', value: null })).toEqual({});
    expect(chooseFilter(SURVEY_FILTERS, chosen, { name: 'platform', value: 'mobile' })).toEqual({
      kind: 'release',
      platform: 'mobile',
    });
  });

  test('the conditions of all chosen values must hold together', () => {
    expect(filterConditions(SURVEY_FILTERS, { kind: 'release', platform: 'web' })).toEqual([
      'kind:release',
      'platform:web',
    ]);
  });

  test('names and values that no filter has are dropped, for an address can say anything', () => {
    expect(knownFilters(SURVEY_FILTERS, { kind: 'docs', constructor: 'x', version: '1.74' })).toEqual({ kind: 'docs' });
    expect(knownFilters(SURVEY_FILTERS, { kind: 'nonsense' })).toEqual({});
  });
});

function names(chosen: Readonly<Record<string, string>>): readonly string[] {
  return visibleFilters(SURVEY_FILTERS, chosen).map(({ name }) => name);
}
