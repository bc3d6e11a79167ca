import { describe, expect, test } from 'vitest';
import { runsTable } from './runsTable.ts';
import { Samples } from './Samples.ts';

describe('the table of Lighthouse runs', () => {
  test('lists each run, so that none hides behind a median', () => {
    const ours = new Samples('ours');
    for (const score of [100, 98]) ours.add('performance, long', score);
    for (const ms of [997.4, 1051.6]) ours.add('LCP, long', ms);
    for (const shift of [0, 0.0123]) ours.add('CLS, long', shift);
    expect(runsTable([ours], ['long', 'home']).split('\n').slice(2)).toEqual([
      '| ours | long | 100 98 |  |  |  | 997 1052 |  | 0 0.012 |',
    ]);
  });

  test('is left out when Lighthouse did not run', () => {
    expect(runsTable([new Samples('ours')], ['long'])).toBe('');
  });
});
