import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '../src/durations.ts';
import { readSummaries } from '../src/insights/days/readSummaries.ts';
import { MAX_TEXTS, type Summary } from '../src/insights/days/summarize.ts';
import { readInsights } from '../src/insights/readInsights.ts';
import { createStore, type Store } from '../src/store/createStore.ts';
import { storeKinds } from './testStores.ts';

const NOON = Date.parse('2026-11-20T12:00:00Z');
const MIDNIGHT = Date.parse('2026-11-20T00:00:00Z');
const LAST_TWO_DAYS = { from: NOON - 2 * DAY_MS, to: NOON };

const search = (query: string, at: number, hits = 2) => ({ at, index: 'docs', query, hits });

describe.each(storeKinds())('with $name, the days of the insights', (kind) => {
  let store: Store;
  beforeAll(() => kind.start(), 60_000);
  afterAll(() => kind.stop());
  beforeEach(async () => {
    store = createStore(await kind.place());
    await addSearches(search('quota', MIDNIGHT - 1), search('quota', MIDNIGHT), search('zebra', MIDNIGHT - DAY_MS, 0));
    return () => store.close();
  });
  const addSearches = async (...rows: ReturnType<typeof search>[]) =>
    (await store.database()).insertInto('searches').values(rows).execute();
  const read = async () => readSummaries(await store.database(), LAST_TWO_DAYS, NOON);
  const keptDays = async () => {
    const kept = (await store.database()).selectFrom('insightDays').where('summary', 'is not', null);
    return (await kept.select('day').orderBy('day').execute()).map(({ day }) => new Date(day * DAY_MS).getUTCDate());
  };

  test('are kept once they are over, and only where the period takes them whole', async () => {
    const days = await read();
    expect(days.map(({ day, searches }) => [new Date(day * DAY_MS).getUTCDate(), searches])).toEqual([
      [18, 0],
      [19, 2],
      [20, 1],
    ]);
    expect(await keptDays()).toEqual([19]);
    expect(await read()).toMatchObject(days);
  });

  test('are read again after anything of them was added, changed or deleted, whoever did it', async () => {
    const database = await store.database();
    const at = MIDNIGHT - 1;
    const asked = { id: 'q', at, userMessageId: 'm', question: 'Why?', outcome: 'refused' };
    const changes = [
      () => addSearches(search('late', at)),
      () => database.insertInto('questions').values(asked).execute(),
      () => database.updateTable('questions').set({ rating: 'liked' }).execute(),
      () => database.insertInto('citations').values({ questionId: 'q', at, url: '/docs' }).execute(),
      () => database.deleteFrom('questions').execute(),
      () => database.deleteFrom('searches').where('query', '=', 'late').execute(),
    ];
    for (const change of changes) {
      await read();
      expect(await keptDays()).toEqual([19]);
      await change();
      expect(await keptDays()).toEqual([]);
    }
    expect((await read())[1]).toMatchObject({ searches: 2, outcomes: [], cited: ['/docs'] });
  });

  test('are parsed once by a reader that is asked again, until anything of them changes', async () => {
    const database = await store.database();
    const readDays = new Map<string, Summary>();
    const readAgain = () => readSummaries(database, LAST_TWO_DAYS, NOON, readDays);
    await read();
    const [, first] = await readAgain();
    const [, second] = await readAgain();
    expect([readDays.size, second?.queries === first?.queries]).toEqual([1, true]);
    await addSearches(search('late', MIDNIGHT - 1));
    expect((await readAgain())[1]?.searches).toBe(3);
    expect((await readAgain())[1]?.queries.map(([query]) => query)).toContain('late');
  });

  test('are not kept where they change while they are read', async () => {
    const database = await store.database();
    await Promise.all([read(), addSearches(search('late', MIDNIGHT - 1))]);
    const late = (await read())[1]?.queries.map(([query]) => query);
    expect(late).toContain('late');
    expect(await database.selectFrom('insightDays').select('day').execute()).toHaveLength(1);
  });

  test('count texts of a busy day that are not listed in its totals', async () => {
    await addSearches(...Array.from({ length: MAX_TEXTS + 5 }, (_, number) => search(`rare ${number}`, MIDNIGHT - 2)));
    const day = (await read())[1];
    expect([day?.searches, day?.queries.length]).toEqual([MAX_TEXTS + 7, MAX_TEXTS]);
  });

  test('give the same as the rows themselves, for a period and the one before', async () => {
    await addSearches(...Array.from({ length: 4 }, () => search('quota', NOON - 1000)));
    const request = { to: NOON, days: 1, rows: 5, sections: ['/docs', '/docs/quotas'] };
    const first = await readInsights(await store.database(), request);
    expect(first).toMatchObject({
      searches: 6,
      searchesWithoutResults: 0,
      before: { searches: 1, searchesWithoutResults: 1 },
      topQueries: [{ query: 'quota', searches: 6 }],
      rising: [{ query: 'quota', searches: 6, before: 0 }],
      assistant: { neverCited: ['/docs', '/docs/quotas'] },
    });
    expect(await readInsights(await store.database(), request)).toEqual(first);
  });

  test('are put together once by a reader that is asked again, until anything of them changes', async () => {
    const database = await store.database();
    const readDays = new Map<string, Summary>();
    const quotas = async () => {
      const insights = await readInsights(database, { to: NOON, days: 2, rows: 5, sections: null }, readDays);
      expect(insights).toEqual(await readInsights(database, { to: NOON, days: 2, rows: 5, sections: null }));
      return insights.topQueries[0]?.searches;
    };
    await quotas();
    expect(await quotas()).toBe(2);
    const readBefore = readDays.size;
    await addSearches(search('quota', NOON - 1));
    expect(await quotas()).toBe(3);
    expect(readDays.size).toBe(readBefore);
    await addSearches(search('quota', MIDNIGHT - 1));
    expect(await quotas()).toBe(4);
  });
});
