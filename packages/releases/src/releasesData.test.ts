import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryRelease } from '../test/arbitraryRelease.ts';
import { sampleProduct } from '../test/sampleProduct.ts';
import { compareReleases, releaseName, releasesData, releasesFrom, releasesSchema, withFeatures } from './index.ts';

const ajv = new Ajv2020({ formats: { date: /^\d{4}-\d{2}-\d{2}$/ }, allErrors: true });
const isValid = ajv.compile(releasesSchema);
const history = fc.uniqueArray(arbitraryRelease(), { maxLength: 6, selector: releaseName });

describe('the published release data', () => {
  test('keeps to the published schema, whatever the releases hold', () => {
    fc.assert(
      fc.property(history, (releases) => {
        const data: unknown = JSON.parse(JSON.stringify(releasesData(releases, sampleProduct)));
        expect(isValid(data), ajv.errorsText(isValid.errors)).toBe(true);
      }),
    );
  });

  test('gives back the same releases, Web before Mobile and newest first', () => {
    fc.assert(
      fc.property(history, (releases) => {
        const web = releases
          .filter(({ platform }) => platform === 'web')
          .toSorted(compareReleases)
          .toReversed();
        const mobile = releases
          .filter(({ platform }) => platform === 'mobile')
          .toSorted(compareReleases)
          .toReversed();
        expect(releasesFrom(releasesData(releases, sampleProduct))).toEqual(
          withFeatures([...web, ...mobile], sampleProduct),
        );
      }),
    );
  });

  test('is refused by the schema when an item has lost its link or a release its date', () => {
    const [release] = fc.sample(arbitraryRelease(), 1);
    const data = releasesData(release === undefined ? [] : [release], sampleProduct);
    const [published] = data.releases;
    expect(isValid({ ...data, releases: [{ ...published, date: 'soon' }] })).toBe(false);
    expect(isValid({ ...data, releases: [{ ...published, items: [{ ...published?.items[0], links: [] }] }] })).toBe(
      false,
    );
    expect(isValid({ ...data, format: 2 })).toBe(false);
  });
});
