import { join } from 'node:path';
import type { Release } from '@feedback-docs/releases';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stubConstants } from '../../../test/stubConstants.ts';
import { loadReleases } from '../../content/loadReleases.ts';
import { changesBetween, firstOfGroups } from './changeGroups.ts';
import { changesMarkdown } from './changesMarkdown.ts';

stubConstants();

const releases = loadReleases(join(import.meta.dirname, '../../../../../site'));
const web = releases.filter(({ platform }) => platform === 'web');
const anyTwo = fc.tuple(fc.constantFrom(...web), fc.constantFrom(...web));

function between(from: Release, to: Release) {
  return changesBetween(releases, { from, to }, []);
}

describe('what lies between two versions', () => {
  test('holds every item of the releases in between exactly once, folded or not', () => {
    fc.assert(
      fc.property(anyTwo, ([from, to]) => {
        const { comparison, groups } = between(from, to);
        const folds = groups.flatMap(({ areas }) => areas.flatMap(({ items }) => items));
        const items = folds.flatMap(({ item, followUps }) => [item, ...followUps]);
        expect(items.map(({ anchor, version }) => version + anchor).sort()).toEqual(
          comparison.items.map(({ anchor, version }) => version + anchor).sort(),
        );
      }),
    );
  });

  test('is the same in both directions', () => {
    fc.assert(
      fc.property(anyTwo, ([from, to]) => {
        expect(between(to, from).groups).toEqual(between(from, to).groups);
      }),
    );
  });

  test('can be shown from its beginning without losing the order', () => {
    fc.assert(
      fc.property(anyTwo, fc.nat(80), ([from, to], limit) => {
        const { groups } = between(from, to);
        const first = firstOfGroups(groups, limit);
        const items = (of: typeof groups) => of.flatMap(({ areas }) => areas.flatMap((area) => area.items));
        expect(items(first)).toHaveLength(Math.min(limit, items(groups).length));
        expect(firstOfGroups(groups, Number.POSITIVE_INFINITY)).toEqual(groups);
      }),
    );
  });
});

describe('changes copied as Markdown', () => {
  const [from, to] = [web.at(-6), web.at(-1)];
  if (from === undefined || to === undefined) throw new Error('The version history has fewer than six Web releases.');
  const options = {
    title: 'What is new',
    address: 'https://docs.example.com/docs/versions',
    toAddress: (path: string) => `https://docs.example.com${path}`,
  };
  const markdown = changesMarkdown(between(from, to), options);

  test('name every change with a link that works outside of the site', () => {
    for (const item of between(from, to).comparison.items) {
      expect(markdown).toContain(
        `](https://docs.example.com/docs/versions/Web/${item.version.replace('.', '_')}#${item.anchor})`,
      );
    }
    expect(markdown).not.toMatch(/\]\(\//);
  });

  test('begin with what needs a look', () => {
    const headings = [...markdown.matchAll(/^## (.*)$/gm)].map(([, heading = '']) => heading);
    const isAction = headings.map((heading) => heading.endsWith('(please check)'));
    expect(isAction).toEqual(isAction.toSorted((left, right) => Number(right) - Number(left)));
    expect(isAction).toContain(true);
  });
});
