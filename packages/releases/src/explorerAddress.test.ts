import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_FILTER_LENGTH, NO_FILTERS, parseExplorerAddress, printExplorerAddress } from './explorerAddress.ts';
import { ITEM_KINDS } from './ItemKind.ts';
import { PLATFORMS } from './Platform.ts';

const areas = ['Builder', 'Survey flow', 'Security and privacy'];

describe('the address of the explorer', () => {
  test('brings back every choice of the reader', () => {
    const version = fc.constantFrom('web-1.60', 'mobile-2.7', '1_41', 'ü & ?#', '');
    const view = fc.oneof(
      fc.constant({ name: 'all' as const }),
      fc.record({ name: fc.constant('since' as const), since: version }),
      fc.record({ name: fc.constant('compare' as const), from: version, to: version.filter((to) => to !== '') }),
    );
    const filters = fc.record({
      platforms: fc.subarray([...PLATFORMS]),
      kinds: fc.subarray([...ITEM_KINDS]),
      areas: fc.subarray(areas),
      text: fc.string({ maxLength: MAX_FILTER_LENGTH }).map((text) => text.trim()),
    });
    fc.assert(
      fc.property(fc.record({ view, filters }), (address) => {
        expect(parseExplorerAddress(printExplorerAddress(address), areas)).toEqual(address);
      }),
    );
  });

  test('is bare for the whole list', () => {
    expect(printExplorerAddress({ filters: NO_FILTERS, view: { name: 'all' } })).toBe('');
  });

  test('asks for what is new since a version where it names no second one', () => {
    const { view } = parseExplorerAddress('?from=web-1.60&to=', areas);
    expect(view).toEqual({ name: 'since', since: 'web-1.60' });
  });

  test('forgets filters that do not exist', () => {
    const { filters } = parseExplorerAddress('?platform=desktop&kind=shiny&kind=new&area=moon', areas);
    expect(filters).toEqual({ ...NO_FILTERS, kinds: ['new'] });
  });

  test('names areas by words that stay readable in a link', () => {
    const address = { filters: { ...NO_FILTERS, areas: ['Security and privacy'] }, view: { name: 'all' } as const };
    expect(printExplorerAddress(address)).toBe('?area=security-and-privacy');
  });
});
