import { describe, expect, test } from 'vitest';
import { parseSynonyms, Synonyms } from './synonyms.ts';

describe('synonyms', () => {
  test('are found in any inflection and for several words at once', () => {
    const synonyms = new Synonyms([
      ['survey', 'questionnaire'],
      ['single sign on', 'sso'],
    ]);
    expect(synonyms.find(['surveys'])).toEqual([{ start: 0, length: 1, terms: ['questionnaire'] }]);
    expect(synonyms.find(['use', 'single', 'sign', 'on'])).toEqual([{ start: 1, length: 3, terms: ['sso'] }]);
    expect(synonyms.find(['sso'])).toEqual([{ start: 0, length: 1, terms: ['single', 'sign', 'on'] }]);
  });

  test.each([
    [{}, 'The synonyms file must be a list of groups, each a list of phrases.'],
    [[['survey']], 'Synonym group 0 needs two or more phrases; it is ["survey"].'],
    [
      [
        ['a', 'b'],
        ['survey', 3],
      ],
      'Synonym group 1 holds 3; a phrase is a text of one to 4 words.',
    ],
    [
      [['survey', 'one two three four five']],
      'Synonym group 0 holds "one two three four five"; a phrase is a text of one to 4 words.',
    ],
    [[['survey', 'Surveys']], 'Synonym group 0 holds "Surveys" twice, perhaps inflected.'],
  ])('refuse %j', (data, message) => {
    expect(() => parseSynonyms(data)).toThrow(message);
  });
});
