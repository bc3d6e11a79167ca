import { describe, expect, test } from 'vitest';
import { parseProduct } from './source.ts';

const quotas = {
  id: 'quotas',
  name: 'Quotas',
  area: 'Survey flow',
  page: 'survey/Docs/Designing_Survey_Flow',
  heading: 'quotas',
  web: '1.41',
  mobile: null,
  summary: 'Stops a group when it has enough complete responses.\n',
  changes: [{ platform: 'web', version: '1.50', kind: 'improved', note: 'Counts are shown live.' }],
};

function problemsOf(feature: object): readonly string[] {
  const parsed = parseProduct({ areas: ['Survey flow'], features: [{ ...quotas, ...feature }] });
  return parsed.ok ? [] : parsed.problems.map(({ path, what }) => `${path.join('.')}: ${what}`);
}

describe('the product', () => {
  test('is read with its areas, features and changes', () => {
    const parsed = parseProduct({ areas: ['Survey flow'], features: [quotas] });
    expect(parsed).toEqual({
      ok: true,
      product: {
        areas: ['Survey flow'],
        features: [{ ...quotas, summary: 'Stops a group when it has enough complete responses.' }],
      },
    });
  });

  test('may say "initial" for a platform that had the feature before the first release page', () => {
    expect(problemsOf({ web: 'initial' })).toEqual([]);
  });

  test.each([undefined, null, 'text', 3, [], {}])('is refused when the file holds %j', (value) => {
    expect(parseProduct(value).ok).toBe(false);
  });

  test('names the place and the value of every fault', () => {
    expect(problemsOf({ id: 'Quotas!' })).toEqual(['features.0.id: id is "Quotas!".']);
    expect(problemsOf({ area: 'Logic' })).toEqual(['features.0.area: "Logic" is not in the list of areas.']);
    expect(problemsOf({ page: '/docs/survey/intro.md' })).toEqual([
      'features.0.page: page is "/docs/survey/intro.md".',
    ]);
    expect(problemsOf({ web: 1.41 })).toEqual([
      'features.0.web: The first version is 1.41.',
      'features.0: "Quotas" is on no platform.',
      'features.0.changes.0.version: "Quotas" changes with Web 1.50, but that platform has it since never.',
    ]);
    expect(problemsOf({ changes: [{ ...quotas.changes[0], version: '1.41' }] })).toEqual([
      'features.0.changes.0.version: "Quotas" changes with Web 1.41, but that platform has it since 1.41.',
    ]);
    expect(problemsOf({ changes: [{ ...quotas.changes[0], kind: 'new' }] })).toEqual([
      'features.0.changes.0.kind: The kind of the change is "new".',
    ]);
    expect(problemsOf({ changes: [{ ...quotas.changes[0], version: 1.5 }] })).toEqual([
      'features.0.changes.0.version: The version is 1.5.',
    ]);
  });

  test('does not accept one id for two features', () => {
    const parsed = parseProduct({ areas: ['Survey flow'], features: [quotas, quotas] });
    expect(parsed.ok ? [] : parsed.problems.map(({ what }) => what)).toEqual(['The id "quotas" is used twice.']);
  });
});
