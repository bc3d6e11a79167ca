import { describe, expect, test } from 'vitest';
import { rotated } from './rotated.ts';

describe('the order of a round', () => {
  test('begins with another site each time', () => {
    const sites = ['ours', 'plain', 'VitePress'];
    expect([0, 1, 2, 3].map((round) => rotated(sites, round)[0])).toEqual(['ours', 'plain', 'VitePress', 'ours']);
    expect(rotated(sites, 1)).toEqual(['plain', 'VitePress', 'ours']);
  });

  test('of nothing is nothing', () => {
    expect(rotated([], 3)).toEqual([]);
  });
});
