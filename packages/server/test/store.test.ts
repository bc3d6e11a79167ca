import { createHmac } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { DEFAULT_KEPT_DAYS } from '@feedback-docs/pages/privacy';
import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAssistant } from '../src/assistant/createAssistant.ts';
import { addressSalt } from '../src/assistant/limits/addressSalt.ts';
import { countInMemory } from '../src/assistant/limits/countInMemory.ts';
import { countInStore } from '../src/assistant/limits/countInStore.ts';
import { createLimits } from '../src/assistant/limits/createLimits.ts';
import { RATE_RULES } from '../src/assistant/limits/rateRules.ts';
import { countTokensInStore } from '../src/assistant/model/countTokensInStore.ts';
import { createTokenBudget } from '../src/assistant/model/createTokenBudget.ts';
import {
  createQuestionLog,
  type QuestionLog,
  type QuestionLogOptions,
} from '../src/assistant/questions/createQuestionLog.ts';
import { createTokens } from '../src/assistant/tokens/createTokens.ts';
import { storedTokenKeys } from '../src/assistant/tokens/storedTokenKeys.ts';
import { createEventStore } from '../src/events/createEventStore.ts';
import { mergeDays, readSummaries } from '../src/insights/days/readSummaries.ts';
import { formatAssistantInsights } from '../src/insights/formatAssistantInsights.ts';
import { formatSearchInsights } from '../src/insights/formatSearchInsights.ts';
import { readAssistantInsights } from '../src/insights/readAssistantInsights.ts';
import { readSearchInsights } from '../src/insights/readSearchInsights.ts';
import { createWithdrawals, readerDigest } from '../src/privacy/createWithdrawals.ts';
import { parseSettings } from '../src/settings/parseSettings.ts';
import { createStore, type Store, type StorePlace } from '../src/store/createStore.ts';
import { createWriteQueue, type WriteQueue } from '../src/store/createWriteQueue.ts';
import { forgetExpired } from '../src/store/forgetExpired.ts';
import { forgetOld, MAX_ROWS, trimTables } from '../src/store/forgetOld.ts';
import { migrations } from '../src/store/migrations.ts';
import { storeKinds } from './testStores.ts';
import { TIMED } from './timed.ts';

const NOON = Date.parse('2026-11-20T12:00:30Z');
const DAY_MS = 24 * 60 * 60 * 1000;
const ANNA = `reader-${'a'.repeat(32)}`;
const BEN = `reader-${'b'.repeat(32)}`;
const READERS = Array.from({ length: 20 }, (_, number) => `203.0.113.${100 + number}`);

/** What stands for an address under a salt. */
function digestOf(ip: string, salt: string): string {
  return createHmac('sha256', salt).update(`${ip} `).digest('base64url').slice(0, 22);
}

const readerAt = (network: string) => ({ network, isExempt: false });

describe.each(storeKinds())('with $name', (kind) => {
  let place: StorePlace;
  let store: Store;
  let queue: WriteQueue;
  let now: number;
  beforeAll(() => kind.start(), 60_000);
  afterAll(() => kind.stop());
  beforeEach(async () => {
    place = await kind.place();
    store = createStore(place);
    queue = createWriteQueue();
    now = NOON;
    return async () => {
      await queue.close();
      await store.close();
    };
  });

  /** Counters that wait for the store however busy the machine is. */
  const countersOn = (one: Store) => countInStore(one, () => now, 60_000);

  const failures: unknown[] = [];
  const onError = (error: unknown) => void failures.push(error);
  const openLog = (
    options: Pick<Partial<QuestionLogOptions>, 'keepQuestions' | 'isWithdrawn'> & { on?: Store } = {},
  ): QuestionLog =>
    createQuestionLog({
      store: options.on ?? store,
      queue,
      keepQuestions: options.keepQuestions ?? true,
      ...(options.isWithdrawn === undefined ? {} : { isWithdrawn: options.isWithdrawn }),
      onError,
      now: () => now,
    });
  const ask = (
    log: QuestionLog,
    id: string,
    text: string,
    outcome: 'answered' | 'nearest' | 'refused' | 'stopped' = 'answered',
    readerToken: string | null = null,
  ) =>
    log.asked({
      address: undefined,
      readerToken,
      id: `answer-${id.replace('\u0000 ', '')}`,
      message: { id, role: 'user', parts: [{ type: 'text', text }] },
      outcome,
      answer: 'It is here. [Quotas](/docs/flow#quotas) and again [Quotas](/docs/flow#quotas), [Limits](/docs/limits)',
    });
  const settled = () => queue.add(async () => undefined);
  const summary = async (from: number) => {
    const to = NOON + DAY_MS;
    return mergeDays(await readSummaries(await store.database(), { from, to }, to));
  };
  const rows = async () => (await store.database()).selectFrom('questions').selectAll().orderBy('id').execute();

  test('a question is kept with its outcome and what was cited, by the minute', async () => {
    ask(openLog(), 'q1', 'How do I set a quota?');
    await settled();
    expect(await rows()).toEqual([
      {
        id: 'answer-q1',
        at: Date.parse('2026-11-20T12:00:00Z'),
        userMessageId: expect.stringMatching(/^[\w-]{22}$/),
        question: 'How do I set a quota?',
        outcome: 'answered',
        rating: null,
        reader: null,
      },
    ]);
    const citations = await (await store.database()).selectFrom('citations').select('url').orderBy('url').execute();
    expect(citations.map(({ url }) => url)).toEqual(['/docs/flow#quotas', '/docs/limits']);
  });

  test('addresses, phone and card numbers in a question are never written down', async () => {
    ask(openLog(), 'q1', 'Mail anna@example.com or +1 202-555-0142, card 4111 1111 1111 1111\u0000');
    await settled();
    expect((await rows())[0]?.question).toBe('Mail … or …, card …');
  });

  test('where questions are not kept, an answer can still be rated', async () => {
    const log = openLog({ keepQuestions: false });
    ask(log, 'q1', 'a private matter');
    expect(await log.rate({ messageId: 'q1', rating: 'liked' })).toBe('kept');
    expect(await rows()).toMatchObject([{ question: null, rating: 'liked' }]);
  });

  test('a rating finds its answer by either id, is kept once, and is final', async () => {
    const log = openLog();
    ask(log, 'q1', 'one');
    ask(log, 'q2', 'two');
    expect(await log.rate({ messageId: 'q1', rating: 'liked' })).toBe('kept');
    expect(await log.rate({ messageId: 'answer-q2', rating: 'disliked' })).toBe('kept');
    expect(await log.rate({ messageId: 'q1', rating: 'liked' })).toBe('kept-before');
    expect(await log.rate({ messageId: 'answer-q1', rating: 'disliked' })).toBe('final');
    expect(await log.rate({ messageId: 'q3', rating: 'liked' })).toBe('unknown');
    expect((await rows()).map(({ rating }) => rating)).toEqual(['liked', 'disliked']);
  });

  test('an id that clients make belongs to the address it came from', async () => {
    const log = openLog();
    const [anna, ben] = ['digest-of-anna', 'digest-of-ben'];
    for (const [number, address] of [anna, ben].entries()) {
      const message = { id: 'message-1', role: 'user', parts: [{ type: 'text', text: 'one' }] } as const;
      log.asked({ id: `answer-${number}`, message, outcome: 'answered', answer: '', address, readerToken: null });
    }
    expect(await log.rate({ messageId: 'message-1', rating: 'disliked' }, 'digest-of-mallory')).toBe('unknown');
    expect(await log.rate({ messageId: 'message-1', rating: 'liked' }, anna)).toBe('kept');
    expect(await log.rate({ messageId: 'answer-1', rating: 'disliked' }, anna)).toBe('kept');
    expect((await rows()).map(({ rating }) => rating)).toEqual(['liked', 'disliked']);
  });

  test('while another program holds the store, a rating is promised for later, and it is kept', async () => {
    const log = openLog();
    ask(log, 'q1', 'one');
    await settled();
    const unlock = await kind.lock(place);
    expect(await log.rate({ messageId: 'q1', rating: 'liked' })).toBe('waiting');
    expect(await log.rate({ messageId: 'q1', rating: 'disliked' })).toBe('waiting');
    await unlock();
    await settled();
    expect((await rows()).map(({ rating }) => rating)).toEqual(['liked']);
    expect(failures).toEqual([]);
  });

  test('where the store cannot be used, limits are counted all the same, and nobody waits long', TIMED, async () => {
    const broken = countInStore(
      createStore({ ...place, dataDir: '/dev/null', databaseUrl: place.databaseUrl.replace(/:\d+\//, ':1/') }),
      () => now,
    );
    const started = performance.now();
    for (let count = 1; count <= 3; count++) expect((await broken.hit(RATE_RULES.token, 'reader')).count).toBe(count);
    const lease = await broken.lease('reader', 1);
    expect(await broken.lease('reader', 1)).toBeUndefined();
    lease?.();
    expect(await broken.lease('reader', 1)).toBeDefined();
    expect(performance.now() - started).toBeLessThan(1000);
  });

  test('an id with signs a database does not take breaks nothing', async () => {
    const log = openLog();
    ask(log, 'q\u0000 1', 'one');
    expect(await log.rate({ messageId: 'q\u0000 1', rating: 'liked' })).toBe('kept');
    expect(await log.rate({ messageId: "'; drop table questions; --", rating: 'liked' })).toBe('unknown');
    expect(failures).toEqual([]);
  });

  test('what is older than 90 days is forgotten, and younger questions stay', async () => {
    const log = openLog();
    ask(log, 'old', 'old');
    now += 89 * DAY_MS;
    ask(log, 'young', 'young');
    now += 2 * DAY_MS;
    forgetOld(store, queue, { onError, now });
    await settled();
    expect((await rows()).map(({ question }) => question)).toEqual(['young']);
    expect(await (await store.database()).selectFrom('citations').selectAll().execute()).toHaveLength(2);
  });

  test('questions are kept for the days that were set', async () => {
    const log = openLog();
    ask(log, 'old', 'old');
    now += 6 * DAY_MS;
    ask(log, 'young', 'young');
    now += 2 * DAY_MS;
    forgetOld(store, queue, { keptDays: { ...DEFAULT_KEPT_DAYS, questions: 7 }, onError, now });
    await settled();
    expect((await rows()).map(({ question }) => question)).toEqual(['young']);
  });

  test('searches and events are summed up for their owner', async () => {
    const events = createEventStore(store, queue, { onError });
    const search = (query: string, hits: number) => ({ index: 'docs', query, hits, reader: null });
    const click = {
      type: 'click',
      name: 'Item Selected',
      index: 'docs',
      query: 'radio button',
      objectID: 'b',
      isFurther: null,
      reader: null,
    };
    events.add([search('radio button', 2), search('zebra', 0)], [{ ...click, position: 3 }], NOON);
    await settled();
    const insights = readSearchInsights(await summary(NOON - 60_000), 10);
    expect(insights).toEqual({
      searches: 2,
      searchesWithoutResults: 1,
      clicks: 1,
      clickedSearches: 1,
      topQueries: [
        { query: 'radio button', searches: 1, clicks: 1, averagePosition: 3 },
        { query: 'zebra', searches: 1, clicks: 0, averagePosition: null },
      ],
      queriesWithoutResults: [{ query: 'zebra', searches: 1 }],
      clickPositions: [{ position: 3, clicks: 1 }],
    });
    expect(formatSearchInsights(insights, 30)).toMatchInlineSnapshot(`
      "Last 30 days: 2 searches, 1 of them without results, 1 clicks on results.

      Top queries
        Query         Searches  Clicks  Average position
        radio button  1         1       3.0
        zebra         1         0       –

      Queries without results
        Query  Searches
        zebra  1

      Click positions
        Position  Clicks  Share
        3         1       100 %"
    `);
  });

  test('a table has a ceiling, and the oldest rows make room', async () => {
    const events = createEventStore(store, queue, { onError });
    for (let minute = 0; minute < 6; minute++) {
      const searches = Array.from({ length: 10 }, (_, number) => ({
        index: 'docs',
        query: `m${minute} ${number}`,
        hits: 1,
        reader: null,
      }));
      events.add(searches, [], NOON + minute * 60_000);
    }
    await settled();
    await trimTables(store, { ...MAX_ROWS, searches: 25 });
    const left = await (await store.database()).selectFrom('searches').select('query').orderBy('query').execute();
    expect(left).toHaveLength(30);
    expect(left[0]?.query).toBe('m3 0');
  });

  test('a flood of searches is trimmed while it lasts', async () => {
    const events = createEventStore(store, queue, { onError, ceilings: { ...MAX_ROWS, searches: 1000 } });
    const flood = Array.from({ length: 2000 }, (_, number) => ({
      index: 'docs',
      query: `zz ${number}`,
      hits: 0,
      reader: null,
    }));
    for (let minute = 0; minute < 12; minute++) events.add(flood, [], NOON + minute * 60_000);
    await settled();
    const { count } = await (await store.database())
      .selectFrom('searches')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBeLessThanOrEqual(12_000);
    expect(failures).toEqual([]);
  });

  test('many old rows go a few at a time, and others are served in between', async () => {
    const database = await store.database();
    const row = (number: number) => ({
      at: NOON + number * 1000,
      index: 'docs',
      query: `zz ${number}`,
      hits: 1,
      reader: null,
    });
    for (let first = 0; first < 10_000; first += 1000)
      await database
        .insertInto('searches')
        .values(Array.from({ length: 1000 }, (_, index) => row(first + index)))
        .execute();
    const countLeft = () => database.selectFrom('searches').select(({ fn }) => fn.countAll<number>().as('count'));
    const seen = new Set<number>();
    const end = NOON + 9000 * 1000;
    forgetOld(store, queue, { keptDays: { ...DEFAULT_KEPT_DAYS, searches: 1 }, onError, now: end + DAY_MS });
    const gone = settled();
    do {
      seen.add(Number((await countLeft().executeTakeFirstOrThrow()).count));
      await nextTurn();
    } while (!seen.has(1000));
    await gone;
    expect(seen.size).toBeGreaterThan(2);
  });

  test('owners see what the docs do not answer, which answers are disliked, and where no answer leads', async () => {
    const log = openLog();
    ask(log, 'q1', 'Can I export to PowerPoint?', 'refused');
    ask(log, 'q2', 'Is there a PowerPoint export?', 'refused');
    ask(log, 'q3', 'How do I set a quota?');
    ask(log, 'q4', 'How do quotas end?', 'stopped');
    ask(log, 'q5', 'Can a quota end at midnight?', 'nearest');
    await log.rate({ messageId: 'q3', rating: 'disliked' });
    const sections = ['/docs/flow#quotas', '/docs/flow#branching', '/docs/limits'];
    const period = { from: NOON - DAY_MS, to: NOON + DAY_MS, rows: 10, sections };
    const insights = await readAssistantInsights(await store.database(), await summary(period.from), period);
    expect(insights).toEqual({
      questions: 5,
      outcomes: { answered: 1, nearest: 1, refused: 2, stopped: 1 },
      liked: 0,
      disliked: 1,
      nearest: [{ question: 'Can a quota end at midnight?', questions: 1 }],
      dislikedAnswers: [
        { question: 'How do I set a quota?', outcome: 'answered', cited: ['/docs/flow#quotas', '/docs/limits'] },
      ],
      neverCited: ['/docs/flow#branching'],
    });
    expect(formatAssistantInsights({ assistant: insights, gaps: [] })).toMatchInlineSnapshot(`
      "5 questions to the assistant (1 answered, 1 nearest, 2 refused, 1 stopped); 0 answers liked, 1 disliked.

      Gaps: asked or searched, and not found
        none

      Questions with only a passage near them
        Question                      Asked
        Can a quota end at midnight?  1

      Disliked answers
        Question               Outcome   Cited
        How do I set a quota?  answered  /docs/flow#quotas /docs/limits

      Sections never cited
        Address
        /docs/flow#branching"
    `);
    const empty = await readAssistantInsights(await store.database(), mergeDays([]), { ...period, sections: null });
    expect(formatAssistantInsights({ assistant: empty, gaps: [] })).toMatch(
      /^0 questions to the assistant; [\s\S]*build the site/,
    );
  });

  test('searches older than 400 days are forgotten', async () => {
    const events = createEventStore(store, queue, { onError });
    events.add([{ index: 'docs', query: 'old', hits: 1, reader: null }], [], NOON - 401 * DAY_MS);
    events.add([{ index: 'docs', query: 'young', hits: 1, reader: null }], [], NOON);
    forgetOld(store, queue, { onError, now: NOON });
    await settled();
    const { topQueries } = readSearchInsights(await summary(NOON - 402 * DAY_MS), 10);
    expect(topQueries.map(({ query }) => query)).toEqual(['young']);
  });

  test('searches and events are kept for the days that were set, and none where that is 0', async () => {
    const search = { index: 'docs', query: 'radio', hits: 1, reader: null };
    const event = {
      type: 'view',
      name: 'Items Viewed',
      index: 'docs',
      query: null,
      objectID: null,
      position: null,
      isFurther: null,
      reader: null,
    };
    const left = async (table: 'searches' | 'events') =>
      (await (await store.database()).selectFrom(table).select('at').orderBy('at').execute()).map(({ at }) => at);
    const open = (searches: number, events: number) =>
      createEventStore(store, queue, { onError, keptDays: { searches, events } });
    const minute = NOON - (NOON % 60_000);
    const both = open(30, 7);
    for (const days of [31, 8, 0]) both.add([search], [event], NOON - days * DAY_MS);
    forgetOld(store, queue, { keptDays: { ...DEFAULT_KEPT_DAYS, searches: 30, events: 7 }, onError, now: NOON });
    await settled();
    expect(await left('searches')).toEqual([minute - 8 * DAY_MS, minute]);
    expect(await left('events')).toEqual([minute]);
    const none = open(0, 0);
    none.add([search], [event], NOON + 60_000);
    const keptDays = { ...DEFAULT_KEPT_DAYS, searches: 0, events: 0 };
    forgetOld(store, queue, { keptDays, onError, now: NOON + 60_000 });
    await settled();
    expect([...(await left('searches')), ...(await left('events'))]).toEqual([]);
    expect(failures).toEqual([]);
  });

  test('a reader’s token has deleted what was kept of that reader, and nothing else', async () => {
    const withdrawals = createWithdrawals(store, queue);
    const log = openLog(withdrawals);
    const events = createEventStore(store, queue, { ...withdrawals, onError });
    const search = (token: string | null) => ({
      index: 'docs',
      query: 'quota',
      hits: 1,
      reader: token === null ? null : readerDigest('searches', token),
    });
    const click = (token: string) => ({
      ...{ type: 'click', name: 'Item Selected', index: 'docs', query: 'quota', objectID: 'b', position: 1 },
      isFurther: null,
      reader: readerDigest('events', token),
    });
    const count = async () => {
      const database = await store.database();
      const tables = ['searches', 'events', 'questions', 'citations'] as const;
      const counts = tables.map(async (table) => (await database.selectFrom(table).select('at').execute()).length);
      return Promise.all(counts);
    };
    ask(log, 'q1', 'Anna asks', 'answered', ANNA);
    ask(log, 'q2', 'Ben asks', 'answered', BEN);
    ask(log, 'q3', 'Somebody asks');
    events.add([search(ANNA), search(BEN), search(null)], [click(ANNA), click(BEN)], NOON);
    await settled();
    expect(await count()).toEqual([3, 2, 3, 6]);
    await withdrawals.withdraw(ANNA);
    expect(await count()).toEqual([2, 1, 2, 4]);
    expect((await rows()).map(({ question }) => question)).toEqual(['Ben asks', 'Somebody asks']);

    // What was on its way when the reader withdrew.
    ask(log, 'q4', 'Anna’s answer ends', 'stopped', ANNA);
    events.add([search(ANNA)], [click(ANNA)], NOON);
    await settled();
    expect(await count()).toEqual([2, 1, 2, 4]);
    await withdrawals.withdraw(ANNA);
    expect(failures).toEqual([]);
  });

  test('a token is never written down, and the tables cannot be joined by what stands for it', async () => {
    const log = openLog();
    ask(log, 'q1', 'Anna asks', 'answered', ANNA);
    await settled();
    const [row] = await rows();
    expect(row?.reader).toMatch(/^[\w-]{22}$/);
    expect(JSON.stringify(row)).not.toContain(ANNA.slice(7));
    expect(row?.reader).not.toBe(readerDigest('searches', ANNA));
    expect(row?.reader).not.toBe(readerDigest('events', ANNA));
  });

  test('a withdrawal that the store cannot take at the moment is done as soon as it can', async () => {
    const withdrawals = createWithdrawals(store, queue);
    ask(openLog(withdrawals), 'q1', 'Anna asks', 'answered', ANNA);
    await settled();
    const unlock = await kind.lock(place);
    const withdrawn = withdrawals.withdraw(ANNA);
    const isDone = await Promise.race([withdrawn.then(() => true), new Promise((done) => setImmediate(done, false))]);
    expect(isDone).toBe(false);
    await unlock();
    await withdrawn;
    expect(await rows()).toEqual([]);
  });

  test('no address can be found again from what the store holds', async () => {
    const assistant = createAssistant({
      source: Promise.resolve(null),
      settings: { ...parseSettings({}), databaseUrl: place.databaseUrl },
      store,
      queue,
      withdrawals: createWithdrawals(store, queue),
      onError,
    });
    await assistant.tokens.issue('https://docs.example.com');
    for (const ip of READERS) await assistant.limits.chat(readerAt(ip));
    const database = await store.database();
    const kept = await database.selectFrom('rateCounts').select('key').execute();
    const secrets = await database.selectFrom('tokenKeys').select('secret').execute();
    expect(kept).toHaveLength(2 * READERS.length);
    expect(secrets).toHaveLength(1);
    const digests = kept.map(({ key }) => key.split(':')[1]);
    const found = secrets.flatMap(({ secret }) =>
      READERS.filter((ip) => digests.includes(digestOf(ip, secret)) || digests.includes(digestOf(ip, ''))),
    );
    expect(found).toEqual([]);
    expect(JSON.stringify(kept)).not.toContain('203.0.113');
  });

  test('a digest of an address is kept for as long as its limit counts', async () => {
    const counters = countersOn(store);
    const keys = async () =>
      (await (await store.database()).selectFrom('rateCounts').select('key').execute()).map(({ key }) => key);
    await counters.hit(RATE_RULES.chatMinute, 'reader');
    await counters.hit(RATE_RULES.chatDay, 'reader');
    await counters.lease('reader', 2);
    now += 59_000;
    await forgetExpired(store, now);
    expect(await keys()).toHaveLength(2);
    now += 1000;
    await forgetExpired(store, now);
    expect(await keys()).toEqual(['chat-day:reader']);
    now += DAY_MS;
    await forgetExpired(store, now);
    expect(await keys()).toEqual([]);
    expect(await (await store.database()).selectFrom('streamLeases').selectAll().execute()).toEqual([]);
  });

  test('servers with the same secret count an address together, and others each for themselves', async () => {
    const limitsOf = (secret?: string) =>
      createLimits(countersOn(store), { salt: addressSalt(secret, () => now), now: () => now });
    const count = async () => (await (await store.database()).selectFrom('rateCounts').selectAll().execute()).length;
    await limitsOf('a secret of two servers').token(readerAt('203.0.113.7'));
    await limitsOf('a secret of two servers').token(readerAt('203.0.113.7'));
    expect(await count()).toBe(1);
    await limitsOf().token(readerAt('203.0.113.7'));
    expect(await count()).toBe(2);
  });

  test('two servers on one store count together, and the count begins anew after its time', async () => {
    const other = createStore(place);
    const [here, there] = [countersOn(store), countersOn(other)];
    expect(await here.hit(RATE_RULES.token, 'reader')).toEqual({ count: 1, resetAt: NOON + 60_000 });
    now += 1000;
    expect(await there.hit(RATE_RULES.token, 'reader')).toEqual({ count: 2, resetAt: NOON + 60_000 });
    expect((await there.hit(RATE_RULES.token, 'another')).count).toBe(1);
    expect((await there.hit(RATE_RULES.chatMinute, 'reader')).count).toBe(1);
    now += 60_000;
    expect((await here.hit(RATE_RULES.token, 'reader')).count).toBe(1);
    await other.close();
  });

  test('the tokens of a day are one budget for two servers on one store, and a restart does not forget them', async () => {
    const open = (on: Store) => createTokenBudget(100, { count: countTokensInStore(on, () => now), now: () => now });
    const other = createStore(place);
    for (const one of [store, other]) await one.database();
    const [here, there] = [open(store), open(other)];
    const calls = await Promise.allSettled([here.reserve(60), there.reserve(60)]);
    const settles = calls.flatMap((call) => (call.status === 'fulfilled' ? [call.value] : []));
    expect(settles).toHaveLength(1);
    await Promise.all(settles.map((settle) => settle(0)));

    const settle = await here.reserve(90);
    await expect(there.reserve(40)).rejects.toThrow('the budget of the day is used up');
    await settle(70);
    await there.reserve(25);
    await other.close();

    const restarted = createStore(place);
    await expect(open(restarted).reserve(10)).rejects.toThrow('the budget of the day is used up');
    await open(restarted).reserve(5);
    now += DAY_MS;
    await open(restarted).reserve(100);
    await restarted.close();
  });

  test('the share of an address in the tokens of a day is one for two servers on one store, and forgotten with the day', async () => {
    const options = { addressShare: 20, count: countTokensInStore(store, () => now), now: () => now };
    const [here, there] = [createTokenBudget(100, options), createTokenBudget(100, options)];
    await here.reserve(20, 'digest');
    await expect(there.reserve(1, 'digest')).rejects.toThrow('used up its share');
    await there.reserve(60, 'another');
    const keys = async () => (await (await store.database()).selectFrom('rateCounts').select('key').execute()).length;
    expect(await keys()).toBe(3);
    await forgetExpired(store, now);
    expect(await keys()).toBe(3);
    now = Date.parse('2026-11-21T00:00:00Z');
    await forgetExpired(store, now);
    expect(await keys()).toBe(0);
  });

  test('two answers at once are one address’s share on all servers together, and a dead server’s places come back', async () => {
    const other = createStore(place);
    const [here, there] = [countersOn(store), countersOn(other)];
    const first = await here.lease('reader', 2);
    expect(await there.lease('reader', 2)).toBeDefined();
    expect(await here.lease('reader', 2)).toBeUndefined();
    first?.();
    await expect.poll(() => there.lease('reader', 2)).toBeDefined();
    expect(await here.lease('reader', 2)).toBeUndefined();
    now += 5 * 60_000;
    expect(await here.lease('reader', 2)).toBeDefined();
    await other.close();
  });

  test('a clock that was a year ahead and is set right keeps nobody waiting', async () => {
    for (const counters of [countersOn(store), countInMemory(() => now)]) {
      now = NOON + 365 * DAY_MS;
      for (let count = 1; count <= 5; count++) await counters.hit(RATE_RULES.chatDay, 'reader');
      now = NOON;
      expect((await counters.hit(RATE_RULES.chatDay, 'reader')).count).toBe(1);
      now += 1000;
      expect((await counters.hit(RATE_RULES.chatDay, 'reader')).count).toBe(2);
    }
    now = NOON + 365 * DAY_MS;
    expect(await countersOn(store).lease('reader', 1)).toBeDefined();
    now = NOON;
    expect(await countersOn(store).lease('reader', 1)).toBeDefined();
    expect(await countersOn(store).lease('reader', 1)).toBeUndefined();
  });

  test('of many answers at once as many begin as an address may have, on all servers together', async () => {
    const other = createStore(place);
    for (const one of [store, other]) await one.database();
    const servers = [countersOn(store), countersOn(other)];
    const tries = Array.from({ length: 24 }, (_, number) => servers[number % 2]?.lease('reader', 2));
    const places = (await Promise.all(tries)).filter((place) => place !== undefined);
    expect(places).toHaveLength(2);
    places[0]?.();
    await expect.poll(() => servers[1]?.lease('reader', 2)).toBeDefined();
    expect(await servers[0]?.lease('reader', 2)).toBeUndefined();
    expect(await servers[0]?.lease('another reader', 2)).toBeDefined();
    await other.close();
  });

  test('a place that was given to somebody else is not given back by who had it before', async () => {
    const counters = countersOn(store);
    const tooLate = await counters.lease('reader', 1);
    now += 5 * 60_000;
    expect(await counters.lease('reader', 1)).toBeDefined();
    tooLate?.();
    const left = (await store.database()).selectFrom('streamLeases').selectAll().execute();
    expect(await left).toHaveLength(1);
    expect(await counters.lease('reader', 1)).toBeUndefined();
  });

  test('a place that a slow store gives too late is given back', async () => {
    const isOpen = Promise.withResolvers<void>();
    const slow: Store = { ...store, database: () => isOpen.promise.then(() => store.database()) };
    expect(await countInStore(slow, () => now, 0).lease('reader', 1)).toBeDefined();
    const database = await store.database();
    const givenBack = vi.spyOn(database, 'deleteFrom');
    isOpen.resolve();
    await expect.poll(() => givenBack).toHaveBeenCalledWith('streamLeases');
    await expect.poll(() => database.selectFrom('streamLeases').selectAll().execute()).toEqual([]);
  });

  test('a token of one server is known to the other, through a change of keys, and for no longer than ten minutes', async () => {
    const other = createStore(place);
    const here = createTokens(
      storedTokenKeys(store, () => now),
      () => now,
    );
    const there = createTokens(
      storedTokenKeys(other, () => now),
      () => now,
    );
    now = Date.parse('2026-11-20T23:59:00Z');
    const token = await here.issue('https://docs.example.com');
    expect(await there.check(token, 'https://docs.example.com')).toBe('good');
    now += 5 * 60_000;
    expect(await there.issue('https://docs.example.com')).not.toBe(token);
    expect(await there.check(token, 'https://docs.example.com')).toBe('good');
    now += 5 * 60_000;
    expect(await there.check(token, 'https://docs.example.com')).toBe('expired');
    now += 2 * DAY_MS;
    expect(await there.check(token, 'https://docs.example.com')).toBe('forged');
    await other.close();
  });

  const applyLater = async (name: string) => {
    const later = new Migrator({
      db: await store.database(),
      provider: {
        getMigrations: async () => ({
          ...migrations,
          [name]: {
            async up(db: Kysely<unknown>) {
              await db.schema.createTable('translations').addColumn('language', 'text').execute();
              await db.schema.alterTable('questions').addColumn('language', 'text').execute();
            },
          },
        }),
      },
    });
    expect((await later.migrateToLatest()).error).toBeUndefined();
  };

  test('a store that a later version has added to is used as before', async () => {
    await applyLater('2099-01-01-languages');
    const rolledBack = createStore(place);
    const log = openLog({ on: rolledBack });
    ask(log, 'q1', 'How do I set a quota?');
    expect(await log.rate({ messageId: 'q1', rating: 'liked' })).toBe('kept');
    expect(failures).toEqual([]);
    await rolledBack.close();
  });

  test('a store that a later version has changed beyond this one is refused, and the message says the way out', async () => {
    await applyLater('2099-01-01-languages-breaking');
    const rolledBack = createStore(place);
    await expect(rolledBack.database()).rejects.toThrow(
      /later version.*\(2099-01-01-languages-breaking\).*run that version again, or restore the back-up/,
    );
    await rolledBack.close();
  });

  test('opening it again, or twice at the same moment, changes nothing', async () => {
    ask(openLog(), 'q1', 'one');
    await settled();
    const again = [createStore(place), createStore(place)];
    for (const found of await Promise.all(again.map((one) => one.database()))) {
      expect(await found.selectFrom('questions').select('id').execute()).toEqual([{ id: 'answer-q1' }]);
    }
    await Promise.all(again.map((one) => one.close()));
  });
});
