import { expect, test } from 'vitest';
import { groupQuestions } from './groupQuestions.ts';

test('questions about the same thing stand in one line, under their most frequent wording', () => {
  expect(
    groupQuestions([
      'Can I export to PowerPoint?',
      'How do I export my surveys to SPSS files?',
      'Can I export to PowerPoint?',
      'Is there a PowerPoint export?',
      'Do you have a dark mode?',
    ]),
  ).toEqual([
    { question: 'Can I export to PowerPoint?', questions: 3 },
    { question: 'Do you have a dark mode?', questions: 1 },
    { question: 'How do I export my surveys to SPSS files?', questions: 1 },
  ]);
});

test('questions without any content word are one group, and no questions are none', () => {
  expect(groupQuestions(['and then?', 'what about it?'])).toHaveLength(1);
  expect(groupQuestions([])).toEqual([]);
});
