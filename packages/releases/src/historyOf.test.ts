import { describe, expect, test } from 'vitest';
import { releaseWith } from '../test/releaseWith.ts';
import { quotaSection, sampleProduct } from '../test/sampleProduct.ts';
import { featureForItem, historyOf, parity, releasesData, releasesFrom, withFeatures } from './index.ts';

const releases = [
  releaseWith('web', '1.50', [{ kind: 'changed', title: 'Quotas act at once', href: quotaSection }]),
  releaseWith('mobile', '2.6', [{ kind: 'new', title: 'Quotas', href: quotaSection }]),
  releaseWith('web', '1.41', [{ kind: 'new', title: 'Quotas', href: quotaSection }]),
  releaseWith('web', '1.45', [
    { kind: 'new', title: 'Quota alerts', href: quotaSection },
    { kind: 'fixed', title: 'Counting', href: quotaSection },
  ]),
];

describe('the history of a feature', () => {
  test('lists what happened on every platform, oldest first', () => {
    const history = historyOf(sampleProduct, withFeatures(releases, sampleProduct), 'quotas');
    expect(history?.introduced).toEqual({ web: '1.41', mobile: '2.6' });
    expect(history?.events.map(({ platform, version, kind }) => `${platform} ${version} ${kind}`)).toEqual([
      'mobile 2.6 new',
      'web 1.41 new',
      'web 1.45 fixed',
      'web 1.50 changed',
    ]);
  });

  test('is the same from the published data', () => {
    const data = releasesData(releases, sampleProduct);
    const events = historyOf(data, releasesFrom(data), 'quotas')?.events;
    expect(events).toEqual(historyOf(sampleProduct, withFeatures(releases, sampleProduct), 'quotas')?.events);
  });

  test('is missing for a feature nobody knows', () => {
    expect(historyOf(sampleProduct, releases, 'teleport')).toBeUndefined();
  });
});

describe('the feature of a release item', () => {
  test('is told apart by kind and version where one section explains two features', () => {
    const features = releases.flatMap(({ items }) => items).map((item) => featureForItem(item, sampleProduct)?.id);
    expect(features).toEqual(['quotas', 'quotas', 'quotas', 'quota-alerts', 'quotas']);
  });

  test('is found by its name when the item links elsewhere, and missing when the name is unknown', () => {
    const [byName, unknown] = releaseWith('mobile', '2.5', [
      { kind: 'fixed', title: 'Kiosk mode', href: '/docs/intro#start' },
      { kind: 'fixed', title: 'Something else', href: '/docs/intro#start' },
    ]).items;
    if (byName === undefined || unknown === undefined) throw new Error('two items were sketched');
    expect(featureForItem(byName, sampleProduct)?.id).toBe('kiosk');
    expect(featureForItem(unknown, sampleProduct)).toBeUndefined();
  });
});

describe('the table of Web and Mobile', () => {
  test('says by area which platform has which feature', () => {
    expect(
      parity(sampleProduct).map(({ area, rows }) => [area, ...rows.map(({ feature, on }) => `${feature.id}: ${on}`)]),
    ).toEqual([
      ['Survey flow', 'quotas: everywhere', 'quota-alerts: web'],
      ['Mobile capture', 'kiosk: mobile'],
    ]);
  });
});
