import { expect, test } from 'vitest';
import { findTerms } from './findTerms.ts';

const TERMS = ['survey', 'net promoter', 'nps'];

test('a term is found in any case and inflection, in names as well, with its line', () => {
  const text = '// Surveys of readers\nconst id = "my-survey";\n\nconst score = /\\bNet Promoter/;\nsurveyId = 1;';
  expect(findTerms(text, TERMS)).toEqual([
    { line: 1, term: 'Survey' },
    { line: 2, term: 'survey' },
    { line: 4, term: 'Net Promoter' },
    { line: 5, term: 'survey' },
  ]);
});

test('the end of another word is no term', () => {
  expect(findTerms('resurvey snps', TERMS)).toEqual([]);
});
