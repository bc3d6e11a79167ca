import { expect, test } from 'vitest';
import { printSection } from './printSection.ts';

test('steps keep their numbers and lists their marks, and a new list of steps begins at one', () => {
  const printed = printSection([
    { kind: 'step', text: 'Open the survey.' },
    { kind: 'step', text: 'Press Publish.' },
    { kind: 'paragraph', text: 'Or:' },
    { kind: 'step', text: 'Press P.' },
    { kind: 'entry', text: 'Web' },
    { kind: 'head', text: 'Plan | Limit' },
  ]);
  expect(printed).toBe('1. Open the survey.\n2. Press Publish.\nOr:\n1. Press P.\n- Web\nPlan | Limit');
});

test('a very long section is cut, and never in the middle of a character', () => {
  const printed = printSection([{ kind: 'paragraph', text: `${'x'.repeat(3999)}😀` }]);
  expect(printed).toHaveLength(4000);
  expect(printed.isWellFormed()).toBe(true);
});
