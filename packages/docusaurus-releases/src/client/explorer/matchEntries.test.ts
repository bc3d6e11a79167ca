import { ITEM_KINDS, NO_FILTERS, PLATFORMS } from '@feedback-docs/releases';
import { foldText } from '@feedback-docs/text';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FilterEntry, matchEntries } from './matchEntries.ts';

const areas = ['Survey flow', 'Distribution'];
const entry = (parts: Partial<FilterEntry>): FilterEntry => ({
  platform: 'web',
  kind: 'new',
  area: 'Survey flow',
  text: foldText('Quotas: stop at a number of answers'),
  ...parts,
});

describe('the filters of the explorer', () => {
  const entries = [entry({}), entry({ kind: 'fixed' }), entry({ platform: 'mobile', area: 'Distribution' })];

  test('show everything when nothing is chosen', () => {
    expect(matchEntries(entries, NO_FILTERS).isShown).toEqual([true, true, true]);
  });

  test('widen within a group and narrow across groups', () => {
    expect(matchEntries(entries, { ...NO_FILTERS, kinds: ['new', 'fixed'] }).shownCount).toBe(3);
    expect(matchEntries(entries, { ...NO_FILTERS, kinds: ['new'], areas: ['Survey flow'] }).isShown).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('find words in any order, whatever their case and accents', () => {
    expect(
      matchEntries([entry({ text: foldText('Résumé of QUOTAS') })], { ...NO_FILTERS, text: 'quotas resume' })
        .shownCount,
    ).toBe(1);
    expect(matchEntries(entries, { ...NO_FILTERS, text: 'quotas reminders' }).shownCount).toBe(0);
  });

  test('promise with each count exactly what choosing it alone in its group would show', () => {
    const anyEntry = fc.record({
      platform: fc.constantFrom(...PLATFORMS),
      kind: fc.constantFrom(...ITEM_KINDS),
      area: fc.constantFrom(...areas),
      text: fc.constantFrom('quotas', 'reminders'),
    });
    const anyFilters = fc.record({
      platforms: fc.subarray([...PLATFORMS]),
      kinds: fc.subarray([...ITEM_KINDS]),
      areas: fc.subarray(areas),
      text: fc.constantFrom('', 'quotas'),
    });
    fc.assert(
      fc.property(fc.array(anyEntry), anyFilters, fc.constantFrom(...ITEM_KINDS), (list, filters, kind) => {
        const promised = matchEntries(list, filters).counts.get(kind);
        expect(matchEntries(list, { ...filters, kinds: [kind] }).shownCount).toBe(promised);
      }),
    );
  });
});
