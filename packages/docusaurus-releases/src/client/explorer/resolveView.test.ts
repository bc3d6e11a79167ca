import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stubConstants } from '../../../test/stubConstants.ts';
import { resolveView } from './resolveView.ts';

stubConstants();

const versions = { web: ['1.74', '1.73', '1.60', '1.23'], mobile: ['2.8', '2.5'] };
const web = (version: string) => ({ platform: 'web', version });

describe('what an address with versions shows', () => {
  test('is everything after the version the reader has', () => {
    const view = resolveView({ name: 'since', since: 'web-1.60' }, versions);
    expect(view).toEqual({ name: 'changes', isSince: true, from: web('1.60'), to: web('1.74'), notes: [] });
  });

  test('is the way between two versions, in the direction asked', () => {
    const view = resolveView({ name: 'compare', from: 'web-1.73', to: 'web-1.23' }, versions);
    expect(view).toMatchObject({ from: web('1.73'), to: web('1.23'), notes: [] });
  });

  test('is the nearest release, with a sentence, for a version that never was', () => {
    const view = resolveView({ name: 'since', since: 'web-1.65' }, versions);
    expect(view).toMatchObject({ from: web('1.60'), notes: [expect.stringContaining('no release "web-1.65"')] });
  });

  test('stays on one platform when the address mixes two', () => {
    const view = resolveView({ name: 'compare', from: 'web-1.60', to: 'mobile-2.8' }, versions);
    expect(view).toMatchObject({ from: web('1.60'), to: web('1.74') });
    expect(view).toMatchObject({ notes: [expect.stringContaining('different platforms')] });
  });

  test('is never empty, whatever the address holds, and says so when it corrects', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (from, to) => {
        const view = resolveView({ name: 'compare', from: `?${from}`, to }, versions);
        expect(view.name).toBe('changes');
        expect(view).not.toMatchObject({ notes: [] });
      }),
    );
  });
});
