import type { FastifyInstance } from 'fastify';
import { Window } from 'happy-dom';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '../src/app.ts';
import { countInStore } from '../src/assistant/limits/countInStore.ts';
import { createLimits } from '../src/assistant/limits/createLimits.ts';
import { createFeedbackLog, type FeedbackLog } from '../src/feedback/createFeedbackLog.ts';
import { createInsightsReader } from '../src/insights/createInsightsReader.ts';
import type { Site } from '../src/site/loadSite.ts';
import { createStore, type Store, type StorePlace } from '../src/store/createStore.ts';
import { createWriteQueue } from '../src/store/createWriteQueue.ts';
import { forgetOld } from '../src/store/forgetOld.ts';
import { createTestDeps } from './createTestApp.ts';
import { createTestAssistant } from './createTestAssistant.ts';
import { storeKinds } from './testStores.ts';

const TOKEN = 'a-token-of-more-than-thirty-two-characters';
const PAGE = '/docs/quotas';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const HOUR_MS = 60 * 60 * 1000;
const onError = (error: unknown) => {
  throw error;
};

describe.each(storeKinds())('with $name, a reader who rates a page', (kind) => {
  let place: StorePlace;
  let store: Store;
  let log: FeedbackLog;
  let app: FastifyInstance;
  let time: number;
  beforeAll(() => kind.start(), 60_000);
  afterAll(() => kind.stop());
  beforeEach(async () => {
    time = Date.now();
    place = await kind.place();
    store = createStore(place);
    log = createFeedbackLog({ store, queue: createWriteQueue(), onError, now: () => time });
    const ownersInsights = createInsightsReader(place, async () => null);
    app = createApp(
      createTestDeps({
        site: () => ({ pages: [{ url: PAGE, title: 'Quotas', description: '' }] }) as unknown as Site,
        assistant: { ...createTestAssistant(), limits: createLimits(countInStore(store)) },
        feedback: { log, sectionsOf: async () => [{ anchor: 'limits', title: 'Limits & <b>more</b>' }] },
        insights: {
          token: TOKEN,
          read: async (days) => ({ ...(await ownersInsights.read(days)), gaps: [] }),
          draft: async () => 'a patch',
          delayMs: 0,
        },
      }),
    );
    return async () => {
      await app.close();
      await ownersInsights.close();
      await store.close();
    };
  });
  const send = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url,
      headers: { ...FORM, ...headers },
      payload: new URLSearchParams(fields).toString(),
    });
  const vote = async (helpful = 'no', page = PAGE) => {
    const answer = await send(`/feedback?page=${page}`, { helpful });
    return { answer, address: String(answer.headers.location ?? '') };
  };
  const kept = async () => (await log.list(0, 10)).words;

  test('is counted, and asked why once, without any script', async () => {
    const { answer, address } = await vote();
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([303, 'no-store']);
    const { document } = new Window();
    document.write((await app.inject(address)).body);
    expect(document.querySelectorAll('script')).toHaveLength(0);
    expect(document.querySelector('form')?.getAttribute('action')).toBe(address);
    expect([...document.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      'The page as a whole',
      'Limits & <b>more</b>',
    ]);
    const fields = { reason: 'missing', section: 'limits', comment: 'Ask anna@example.com\r\n<script>x</script>' };
    expect((await send(address, fields)).statusCode).toBe(200);
    expect(await kept()).toMatchObject([
      { page: PAGE, section: 'limits', reason: 'missing', comment: 'Ask … <script>x</script>', state: 'open' },
    ]);
    // Sent again, it changes nothing and offers nothing.
    expect((await send(address, { comment: 'something else' })).statusCode).toBe(303);
    expect((await app.inject(address)).body).not.toContain('<form');
    expect(await kept()).toMatchObject([{ reason: 'missing' }]);
  });

  test('may name a section alone, which the owner reads', async () => {
    const { address } = await vote();
    expect((await send(address, { section: 'limits' })).statusCode).toBe(200);
    expect(await kept()).toMatchObject([{ section: 'limits', reason: null, comment: null }]);
    expect((await app.inject(address)).body).not.toContain('<form');
  });

  test('has one vote a page and day, whatever is sent again', async () => {
    await vote('yes');
    const { answer } = await vote('no');
    expect([answer.statusCode, answer.body.includes('one rating a day is counted')]).toEqual([429, true]);
    expect((await log.list(0, 10)).pages).toEqual([{ page: PAGE, yes: 1, no: 0 }]);
  });

  test.each([
    ['another site’s form', { page: PAGE, helpful: 'no' }, { origin: 'https://evil.example' }, 403],
    ['a page that does not exist', { page: '/docs/none', helpful: 'no' }, {}, 400],
    ['neither yes nor no', { page: PAGE, helpful: '<b>' }, {}, 400],
    ['a megabyte', { page: PAGE, helpful: 'no', comment: 'x'.repeat(1024 * 1024) }, {}, 413],
    ['JSON', { page: PAGE, helpful: 'no' }, { 'content-type': 'application/json' }, 400],
  ])('is refused with a sentence for %s', async (_name, fields, headers, status) => {
    const { page, ...form } = fields;
    const answer = await send(`/feedback?page=${page}`, form, headers);
    expect([answer.statusCode, answer.body.includes('This was not counted')]).toEqual([status, true]);
    expect(answer.body).not.toContain('<b>');
    expect((await log.list(0, 10)).pages).toEqual([]);
  });

  test('is told what a reason, a section and the longest text are', async () => {
    const { address } = await vote();
    expect((await send(address, { reason: 'boring' })).body).toContain('missing, unclear, wrong, other');
    expect((await send(address, { section: 'nowhere' })).body).toContain('no section of the page');
    expect((await send(address, { comment: 'x'.repeat(501) })).body).toContain('501 characters');
    expect(await kept()).toEqual([]);
  });

  test('reads next to what programs report, which counts as no vote', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/mcp',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
      payload: {
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: {
          name: 'report_problem',
          arguments: { problem: 'The limit is <b>1000</b>, says anna@example.com.', path: PAGE },
        },
      },
    });
    expect(answer.body).toContain('The authors will read this.');
    expect(await log.list(0, 10)).toMatchObject({
      pages: [],
      words: [{ page: PAGE, reason: 'reported', comment: 'The limit is <b>1000</b>, says …', state: 'open' }],
    });
    const [{ id } = { id: '' }] = await kept();
    expect(await log.openVote(id)).toBeNull();
    const signIn = await send('/insights', { token: TOKEN });
    const cookie = String(signIn.headers['set-cookie']).split(';')[0] ?? '';
    const shown = (await app.inject({ url: '/insights', headers: { cookie } })).body;
    expect(shown).toContain('reported by a program');
    expect(shown).toContain('The limit is &lt;b&gt;1000&lt;/b&gt;');
  });

  test('can add to the vote for an hour, and nobody to one that does not exist', async () => {
    const { address } = await vote();
    time += HOUR_MS + 60_000;
    expect((await send(address, { reason: 'wrong' })).statusCode).toBe(303);
    expect((await send('/feedback/made-up', { reason: 'wrong' })).statusCode).toBe(303);
    expect(await kept()).toEqual([]);
  });

  test('is forgotten after the days', async () => {
    await vote();
    time += 91 * 24 * HOUR_MS;
    forgetOld(store, createWriteQueue(), { onError, now: time });
    await expect.poll(async () => (await log.list(0, 10)).pages).toEqual([]);
  });

  test('reaches the owner, who says what became of it', async () => {
    const { address } = await vote();
    await send(address, { reason: 'wrong', comment: '<i>No</i>' });
    const id = (await kept())[0]?.id ?? '';
    expect((await send(`/insights/feedback/${id}`, { state: 'done' })).statusCode).toBe(401);
    const signedIn = await send('/insights', { token: TOKEN });
    const headers = { cookie: String(signedIn.headers['set-cookie']).split(';')[0] ?? '' };
    expect((await send(`/insights/feedback/${id}`, { state: 'gone' }, headers)).statusCode).toBe(400);
    expect((await send('/insights/feedback/none', { state: 'done' }, headers)).statusCode).toBe(404);
    const day = await app.inject({ url: '/insights?period=day', headers });
    const [, action = ''] = /<form method="post" action="([^"]*feedback[^"]*)"/.exec(day.body) ?? [];
    const done = await send(action, { state: 'done', note: 'Fixed "it"' }, headers);
    expect([done.statusCode, done.headers.location]).toEqual([303, '/insights?period=day#feedback']);
    const forged = `/insights/feedback/${id}?period=//evil.example`;
    const elsewhere = await send(forged, { state: 'done', note: 'Fixed "it"' }, headers);
    expect(elsewhere.headers.location).toBe('/insights?period=month#feedback');
    const { body } = await app.inject({ url: '/insights?period=day', headers });
    expect(body).toContain('<blockquote>&lt;i&gt;No&lt;/i&gt;</blockquote>');
    expect(body).toContain('<option selected>done</option>');
    const csv = await app.inject({ url: '/insights/feedback.csv?period=day', headers });
    expect(csv.body).toContain('/docs/quotas,no,wrong,<i>No</i>,done,"Fixed ""it"""');
    const json = await app.inject({ url: '/insights/data.json?period=day', headers });
    expect(json.json().feedback.pages).toEqual([{ page: PAGE, yes: 0, no: 1 }]);
  });
});
