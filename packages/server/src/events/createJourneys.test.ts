import { expect, test } from 'vitest';
import { MINUTE_MS } from '../durations.ts';
import { createJourneys } from './createJourneys.ts';

const ANNA = `reader-${'a'.repeat(32)}`;
const BEN = `reader-${'b'.repeat(32)}`;

function follow() {
  const counted: string[] = [];
  const clock = { now: 0 };
  const journeys = createJourneys(
    (measure, key) => counted.push(`${measure} ${key}`),
    () => clock.now,
  );
  return { counted, journeys, clock };
}

test('searching ended at the page after which its reader did nothing more for half an hour', () => {
  const { counted, journeys, clock } = follow();
  journeys.opened(ANNA, '/docs/quotas');
  journeys.searched(ANNA);
  journeys.opened(ANNA, '/docs/panels');
  journeys.opened(BEN, '/docs/export');
  journeys.asked(BEN, 'answered');
  clock.now = 29 * MINUTE_MS;
  journeys.flush();
  expect(counted.filter((what) => what.startsWith('exit'))).toEqual([]);
  clock.now = 30 * MINUTE_MS;
  journeys.flush();
  journeys.flush();
  expect(counted).toEqual([
    'opened /docs/quotas',
    'opened /docs/panels',
    'opened /docs/export',
    'asked answered',
    'exit /docs/panels',
  ]);
});

test('a question counts as followed by a search once, when its own reader searches within ten minutes', () => {
  const { counted, journeys, clock } = follow();
  journeys.asked(ANNA, 'refused');
  journeys.searched(BEN);
  journeys.searched(ANNA);
  journeys.searched(ANNA);
  journeys.asked(ANNA, 'answered');
  clock.now = 11 * MINUTE_MS;
  journeys.searched(ANNA);
  expect(counted).toEqual(['asked refused', 'fallback refused', 'asked answered']);
});

test('readers without a token are not followed', () => {
  const { counted, journeys } = follow();
  journeys.opened(null, '/docs/quotas');
  journeys.asked(undefined, 'answered');
  expect(counted).toEqual([]);
});
