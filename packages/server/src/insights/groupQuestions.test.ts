import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentWords } from './contentWords.ts';
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

test('a question joins the first of the larger groups that it shares half of its words with', () => {
  const word = fc.constantFrom('export', 'radio', 'quota', 'panel', 'chart', 'theme', 'logic');
  const question = fc.array(word, { maxLength: 5 }).map((words) => words.join(' '));
  fc.assert(
    fc.property(fc.array(question, { maxLength: 30 }), (questions) => {
      expect(groupQuestions(questions)).toEqual(compareAll(questions));
    }),
  );
});

test('twenty thousand different questions take seconds, not a minute', () => {
  const questions = Array.from({ length: 20_000 }, (_, number) =>
    [7, 11, 13, 17, 19].map((step) => `w${(number * step + Math.floor(number / step)) % 4001}`).join(' '),
  );
  const before = process.cpuUsage();
  const groups = groupQuestions(questions);
  const { user } = process.cpuUsage(before);
  expect(groups.length).toBeGreaterThan(1000);
  expect(user / 1e6).toBeLessThan(8);
});

/** The same by comparing every question with every group. */
function compareAll(questions: readonly string[]) {
  const counts = new Map<string, number>();
  for (const question of questions) counts.set(question, (counts.get(question) ?? 0) + 1);
  const byText = (a: string, b: string) => (a < b ? -1 : 1);
  const groups: { question: string; questions: number }[] = [];
  for (const [question, count] of [...counts].sort(([a, m], [b, n]) => n - m || byText(a, b))) {
    const words = contentWords(question);
    const known = groups.find((group) => {
      const own = contentWords(group.question);
      const all = new Set([...own, ...words]).size;
      return all === 0 || own.filter((one) => words.includes(one)).length / all >= 0.5;
    });
    if (known === undefined) groups.push({ question, questions: count });
    else known.questions += count;
  }
  return groups.sort((a, b) => b.questions - a.questions || byText(a.question, b.question));
}
