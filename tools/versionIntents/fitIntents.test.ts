import { createIntentReader } from '@feedback-docs/answers/fitting';
import { expect, test } from 'vitest';
import { fitIntents, type Labelled } from './fitIntents.ts';

const things = ['quotas', 'themes', 'tickets', 'loops', 'roles', 'webhooks'];
const of = (reading: Labelled['reading'], sentence: (thing: string) => string): Labelled[] =>
  things.map((thing) => ({ text: sentence(thing), reading, weight: 1 }));
const questions = [
  ...of('arrival', (thing) => `since when are there ${thing}`),
  ...of('changes', (thing) => `what changed about ${thing} in 1.40`),
  ...of('none', (thing) => `how do I set up ${thing}`),
];

test('weights learned from some questions read others of the same kind', () => {
  const embed = () => new Float32Array(2);
  const reader = createIntentReader(fitIntents(questions, embed), embed);
  const likeliest = (text: string) => [...reader.probabilitiesOf(text)].toSorted((a, b) => b[1] - a[1])[0]?.[0];
  expect(likeliest('since when are there dashboards')).toBe('arrival');
  expect(likeliest('what changed about exports in 2.6')).toBe('changes');
  expect(likeliest('how do I set up a kiosk')).toBe('none');
});
