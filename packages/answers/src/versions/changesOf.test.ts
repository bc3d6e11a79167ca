import { expect, test } from 'vitest';
import { fixtureReleases } from '../../test/fixtureReleases.ts';
import { changesOf } from './changesOf.ts';
import { releaseFacts } from './ReleaseFacts.ts';

const facts = releaseFacts(fixtureReleases, { probabilitiesOf: () => new Map() });
const items = facts.items.map(({ item }) => item);

test('what a value was before is told by changes only, those of a named version before all', () => {
  const question = { likely: items, items: [], versions: [], platform: undefined };
  const changes = changesOf(question);
  expect(changes.length).toBeGreaterThan(0);
  expect(changes.map(({ kind }) => kind)).not.toContain('new');
  const [release] = facts.releases.filter(({ items: own }) => own.includes(changes[0] as (typeof own)[number]));
  if (release === undefined) throw new Error('No fixture release has the change.');
  const ofVersion = changesOf({ ...question, versions: [{ release, isExact: true, at: 0 }] });
  expect(ofVersion.every((item) => release.items.includes(item))).toBe(true);
});
