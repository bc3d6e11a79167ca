import { describe, expect, test } from 'vitest';
import { parseOptions } from './parseOptions.ts';

const KNOWN = { sites: ['ours', 'vitepress'], parts: ['weight', 'clicks'] };

describe('the options of the bench', () => {
  test('are five rounds of everything when nothing is said', () => {
    expect(parseOptions([], KNOWN)).toEqual({ rounds: 5, ...KNOWN });
  });

  test('choose rounds, sites and parts', () => {
    expect(parseOptions(['--rounds', '1', '--sites', 'ours', '--only', 'clicks'], KNOWN)).toEqual({
      rounds: 1,
      sites: ['ours'],
      parts: ['clicks'],
    });
  });

  test('name what there is when something else is asked for', () => {
    expect(() => parseOptions(['--sites', 'ours,hugo'], KNOWN)).toThrow(
      '"hugo", which there is not. Choose from ours, vitepress',
    );
    expect(() => parseOptions(['--rounds', 'many'], KNOWN)).toThrow('The rounds are "many"');
  });
});
