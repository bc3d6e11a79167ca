import { markdownPath } from '@feedback-docs/pages';
import { DEFAULT_KEPT_DAYS } from '@feedback-docs/pages/privacy';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { countReads } from '../src/events/countReads.ts';
import { createDayCounts } from '../src/events/createDayCounts.ts';
import { readUse } from '../src/insights/readUse.ts';
import { createStore, type Store } from '../src/store/createStore.ts';
import { createWriteQueue } from '../src/store/createWriteQueue.ts';
import { forgetOld } from '../src/store/forgetOld.ts';
import type { Measure } from '../src/store/Tables.ts';
import { createSiteFixture } from './createSiteFixture.ts';
import { createTestApp } from './createTestApp.ts';
import { storeKinds } from './testStores.ts';

const NOON = Date.parse('2026-11-20T12:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;
const onError = (error: unknown) => {
  throw error;
};

describe.each(storeKinds())('with $name, counts of a day', (kind) => {
  let store: Store;
  let time: number;
  beforeAll(() => kind.start(), 60_000);
  afterAll(() => kind.stop());
  beforeEach(async () => {
    time = NOON;
    store = createStore(await kind.place());
    return () => store.close();
  });
  const queue = createWriteQueue();
  const open = (keptDays = 90) => createDayCounts({ store, queue, keptDays, onError, now: () => time });
  const use = async (from = NOON - 2 * DAY_MS) => {
    await queue.add(async () => undefined);
    return readUse(await store.database(), { from, to: NOON + DAY_MS }, 10);
  };

  test('add up over servers, and are written once a minute and at the end', async () => {
    const servers = [open(), open()];
    for (const { count, flush } of servers) {
      count('access', 'page');
      count('access', 'mcp');
      count('access', 'page');
      flush();
    }
    expect((await use()).access).toEqual([]);
    time += 60_000;
    servers[0]?.flush();
    servers[1]?.flush(true);
    expect(await use()).toMatchObject({
      access: [
        { way: 'page', reads: 4 },
        { way: 'mcp', reads: 2 },
      ],
      agentReads: 2,
    });
  });

  test('say how many searches ended at a page, and how many questions were followed by a search', async () => {
    const { count, flush } = open();
    const happened: [Measure, string][] = [
      ['opened', '/docs/quotas'],
      ['opened', '/docs/quotas'],
      ['exit', '/docs/quotas'],
      ['asked', 'refused'],
      ['fallback', 'refused'],
      ['asked', 'answered'],
    ];
    for (const [measure, key] of happened) count(measure, key);
    flush(true);
    expect(await use()).toMatchObject({
      exits: [{ page: '/docs/quotas', opened: 2, exits: 1 }],
      fallbacks: [
        { outcome: 'answered', questions: 1, searched: 0 },
        { outcome: 'refused', questions: 1, searched: 1 },
      ],
    });
  });

  test('are forgotten after their days, and not made where nothing is kept', async () => {
    const counts = open(7);
    counts.count('access', 'page');
    counts.flush(true);
    time += 9 * DAY_MS;
    forgetOld(store, queue, { keptDays: { ...DEFAULT_KEPT_DAYS, events: 7 }, onError, now: time });
    const none = open(0);
    none.count('access', 'page');
    none.flush(true);
    expect((await use()).access).toEqual([]);
  });
});

test('each way in which a page is read is counted, and files, refusals and redirects are not', async () => {
  const site = await createSiteFixture();
  await site.write('build/docs/intro.md', '# Introduction\n');
  const { app } = await createTestApp(site.siteDir);
  const counted: string[] = [];
  countReads(app, (measure, key) => counted.push(`${measure} ${key}`));
  const page = '/docs/intro';
  await app.inject(page);
  await app.inject({ url: page, headers: { accept: 'text/markdown' } });
  await app.inject(markdownPath(page));
  await app.inject('/docs/none');
  await app.inject('/docs/intro.html');
  await app.inject('/ask.md');
  const ping = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };
  const headers = { accept: 'application/json, text/event-stream', 'content-type': 'application/json' };
  await app.inject({ method: 'POST', url: '/mcp', headers, payload: ping });
  await app.inject({ method: 'HEAD', url: page });
  expect(counted).toEqual(['access page', 'access negotiation', 'access twin', 'access mcp']);
  await site.dispose();
});
