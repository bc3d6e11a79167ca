import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryRelease, arbitraryVersion } from '../test/arbitraryRelease.ts';
import { type ItemSketch, releaseWith } from '../test/releaseWith.ts';
import { quotaSection, sampleProduct } from '../test/sampleProduct.ts';
import { foldItems, groupItems, needsAction, releaseName, since, withFeatures } from './index.ts';

const quotas = (kind: ItemSketch['kind'], title = 'Quotas'): ItemSketch => ({ kind, title, href: quotaSection });

function folded(...sketches: readonly [version: string, ItemSketch][]) {
  const releases = sketches.map(([version, sketch]) => releaseWith('web', version, [sketch]));
  const items = withFeatures(releases, sampleProduct).flatMap((release) => release.items);
  return foldItems(items).map(({ item, followUps, kind }) =>
    [kind, item.title, ...followUps.map(({ version }) => version)].join(' '),
  );
}

describe('later items', () => {
  test('are folded onto the item that brought the feature', () => {
    expect(folded(['1.41', quotas('new')], ['1.45', quotas('fixed')], ['1.50', quotas('changed')])).toEqual([
      'new Quotas 1.45 1.50',
    ]);
  });

  test('of another feature that the same section explains stay on their own', () => {
    expect(
      folded(['1.41', quotas('new')], ['1.45', quotas('new', 'Quota alerts')], ['1.50', quotas('changed')]),
    ).toEqual(['new Quotas 1.50', 'new Quota alerts']);
  });

  test('that change what the reader already had put the whole under Changed', () => {
    expect(folded(['1.45', quotas('fixed')], ['1.50', quotas('changed')])).toEqual(['changed Quotas 1.50']);
  });

  test('that remove what came in between put the whole under Removed', () => {
    expect(folded(['1.41', quotas('new')], ['1.50', quotas('removed')])).toEqual(['removed Quotas 1.50']);
  });

  test('are folded by their section when their features are not known', () => {
    const items = ['1.41', '1.42'].flatMap((version) => releaseWith('web', version, [quotas('improved')]).items);
    expect(foldItems(items)).toHaveLength(1);
  });
});

describe('folding and grouping', () => {
  const history = fc.uniqueArray(arbitraryRelease(), { maxLength: 8, selector: releaseName });

  test('keep every item exactly once', () => {
    fc.assert(
      fc.property(history, arbitraryVersion(), (all, version) => {
        const { items } = since(all, version);
        const shown = groupItems(foldItems(items))
          .flatMap(({ areas }) => areas.flatMap((area) => area.items))
          .flatMap(({ item, followUps }) => [item, ...followUps]);
        expect(shown).toHaveLength(items.length);
        expect(new Set(shown)).toEqual(new Set(items));
      }),
    );
  });

  test('show what needs action before everything else', () => {
    fc.assert(
      fc.property(history, (all) => {
        const claims = groupItems(foldItems(all.flatMap(({ items }) => items))).map(({ kind }) => needsAction(kind));
        expect(claims).toEqual(claims.toSorted((left, right) => Number(right) - Number(left)));
      }),
    );
  });

  test('keep the areas in the order of the product', () => {
    const { items } = releaseWith('web', '1.41', [
      { kind: 'new', title: 'Kiosk mode', href: '/docs/a#kiosk', area: 'Mobile capture' },
      { kind: 'new', title: 'Outline', href: '/docs/a#outline', area: 'Builder' },
    ]);
    const [group] = groupItems(foldItems(items), sampleProduct.areas);
    expect(group?.areas.map(({ area }) => area)).toEqual(['Builder', 'Mobile capture']);
  });
});
