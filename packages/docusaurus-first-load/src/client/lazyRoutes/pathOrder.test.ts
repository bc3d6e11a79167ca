import { expect, test } from 'vitest';
import { pathOrder } from './pathOrder.ts';

test('numbers count as numbers, so that versions stand as in the sidebar', () => {
  const paths = ['/Web/1_10', '/Web/1_9', '/Mobile/2_1', '/Web/1_100', '/Web'];
  const sorted = paths.toSorted((a, b) => (pathOrder(a) < pathOrder(b) ? -1 : 1));
  expect(sorted).toEqual(['/Mobile/2_1', '/Web', '/Web/1_9', '/Web/1_10', '/Web/1_100']);
});
