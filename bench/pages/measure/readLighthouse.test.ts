import { describe, expect, test } from 'vitest';
import { readLighthouse } from './readLighthouse.ts';

const category = (score: number, ...ids: string[]) => ({ score, auditRefs: ids.map((id) => ({ id, weight: 1 })) });
const REPORT = {
  categories: {
    performance: category(0.994, 'largest-contentful-paint'),
    accessibility: category(0.96, 'color-contrast', 'manual-check'),
    'best-practices': category(1),
    seo: category(1),
  },
  audits: {
    'largest-contentful-paint': { score: 0.9, numericValue: 1040.5 },
    'total-blocking-time': { score: 1, numericValue: 12 },
    'cumulative-layout-shift': { score: 1, numericValue: 0 },
    'color-contrast': { score: 0 },
    'manual-check': { score: null },
  },
};

describe('a Lighthouse report', () => {
  test('gives the four scores, the three times and what failed', () => {
    expect(readLighthouse(REPORT)).toEqual({
      performance: 99,
      accessibility: 96,
      bestPractices: 100,
      seo: 100,
      lcp: 1040.5,
      tbt: 12,
      cls: 0,
      failed: ['color-contrast'],
    });
  });

  test('of a page that could not be measured is an error and no score', () => {
    expect(() => readLighthouse({ ...REPORT, runtimeError: { message: 'NO_FCP' } })).toThrow('NO_FCP');
  });
});
