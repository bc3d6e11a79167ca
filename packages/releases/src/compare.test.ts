import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryRelease, arbitraryVersion } from '../test/arbitraryRelease.ts';
import { releaseWith } from '../test/releaseWith.ts';
import { compare, compareVersions, newestRelease, releaseName, since, type VersionRef } from './index.ts';

const history = fc.uniqueArray(arbitraryRelease(), { maxLength: 8, selector: releaseName });
const web = (version: string): VersionRef => ({ platform: 'web', version });

describe('what lies between two versions', () => {
  const releases = ['1.10', '1.9', '1.11'].map((version) =>
    releaseWith('web', version, [{ kind: 'new', title: `Part ${version}`, href: '/docs/intro#start' }]),
  );

  test('leaves out the version a reader comes from and includes the one they go to', () => {
    expect(compare(releases, web('1.9'), web('1.11')).releases.map(({ version }) => version)).toEqual(['1.10', '1.11']);
  });

  test('is the same in both directions, and says which way the reader looks', () => {
    const forwards = compare(releases, web('1.9'), web('1.11'));
    const backwards = compare(releases, web('1.11'), web('1.9'));
    expect(backwards).toEqual({ ...forwards, isBackwards: true });
    expect(forwards.isBackwards).toBe(false);
  });

  test('also works for versions that were never released', () => {
    expect(compare(releases, web('0.1'), web('7.0')).items).toHaveLength(3);
  });

  test('cannot be told across platforms', () => {
    expect(() => compare(releases, web('1.9'), { platform: 'mobile', version: '2.5' })).toThrow(
      'Web 1.9 and Mobile 2.5 cannot be compared',
    );
  });

  test('is the sum of its steps: going from a to c is going from a to b and from b to c', () => {
    const stops = fc.tuple(arbitraryVersion(), arbitraryVersion(), arbitraryVersion());
    fc.assert(
      fc.property(history, stops, (all, versions) => {
        const [a, b, c] = versions
          .map(({ version }) => web(version))
          .toSorted((left, right) => compareVersions(left.version, right.version));
        if (a === undefined || b === undefined || c === undefined) throw new Error('three versions are drawn');
        expect(compare(all, a, c).items).toEqual([...compare(all, a, b).items, ...compare(all, b, c).items]);
      }),
    );
  });

  test('loses and doubles no item: from before the first to the newest it is everything of the platform', () => {
    fc.assert(
      fc.property(history, (all) => {
        const found = since(all, web('0.0')).items;
        const expected = all.filter(({ platform }) => platform === 'web').flatMap(({ items }) => items);
        expect(found).toHaveLength(expected.length);
        expect(new Set(found)).toEqual(new Set(expected));
      }),
    );
  });
});

describe('what is new since a version', () => {
  test('is nothing for a reader who has the newest one, or a newer one than any release', () => {
    fc.assert(
      fc.property(history, arbitraryVersion(), (all, version) => {
        const newest = newestRelease(all, version.platform) ?? version;
        expect(since(all, newest).items).toEqual([]);
        expect(since(all, { ...newest, version: '99.0' }).items).toEqual([]);
      }),
    );
  });

  test('is what lies between it and the newest release', () => {
    fc.assert(
      fc.property(history, arbitraryVersion(), (all, version) => {
        const newest = newestRelease(all, version.platform);
        fc.pre(newest !== undefined && compareVersions(version.version, newest.version) <= 0);
        expect(since(all, version).items).toEqual(compare(all, version, newest ?? version).items);
      }),
    );
  });
});
