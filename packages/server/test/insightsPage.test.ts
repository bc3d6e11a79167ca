import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SearchEngine } from '@feedback-docs/search';
import { Window } from 'happy-dom';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createApp } from '../src/app.ts';
import { signInPage } from '../src/html/pageFrame.ts';
import { createOwnersInsights } from '../src/insights/createOwnersInsights.ts';
import { parseSettings } from '../src/settings/parseSettings.ts';
import { createStore } from '../src/store/createStore.ts';
import { createSiteFixture } from './createSiteFixture.ts';
import { createTestApp, createTestDeps } from './createTestApp.ts';

const TOKEN = 'a-token-of-more-than-thirty-two-characters';
const DAY_MS = 24 * 60 * 60 * 1000;
const MARKUP = '<script>alert(1)</script>';

/** Finds the section on themes for everything. */
const ENGINE = {
  recordCount: 0,
  search: async () => ({ hits: [{ url: '/docs/themes#dark', content: 'Themes.' }] }),
} as unknown as SearchEngine;

let dataDir: string;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'insights-'));
  const store = createStore({ dataDir, databaseUrl: '' });
  const database = await store.database();
  const at = Date.now() - 60_000;
  const search = (query: string, hits: number, when = at) => ({ at: when, index: 'docs', query, hits });
  await database
    .insertInto('searches')
    .values([
      ...Array.from({ length: 4 }, () => search('quota', 3)),
      search('quota', 3, at - 10 * DAY_MS),
      search(MARKUP, 0),
    ])
    .execute();
  await database
    .insertInto('events')
    .values({ at, type: 'click', name: 'opened', index: 'docs', query: 'quota', objectID: 'a', position: 2 })
    .execute();
  const asked = (id: string, rating: string | null, when: number) => ({
    id,
    at: when,
    userMessageId: id,
    question: '=1+1 dark mode?',
    outcome: 'refused',
    rating,
  });
  await database
    .insertInto('questions')
    .values([
      asked('1', 'disliked', at),
      asked('2', 'liked', at - 10 * DAY_MS),
      asked('3', 'disliked', at - 10 * DAY_MS),
      asked('4', 'disliked', at - 10 * DAY_MS),
    ])
    .execute();
  const counts = [
    ['access', 'page', 3],
    ['access', 'mcp', 1],
    ['asked', 'answered', 4],
    ['fallback', 'answered', 1],
  ] as const;
  const today = Math.floor(at / DAY_MS) * DAY_MS;
  await database
    .insertInto('dayCounts')
    .values(
      counts.flatMap(([measure, key, count]) => [
        { at: today, measure, key, count },
        { at: today - 10 * DAY_MS, measure, key, count: measure === 'access' ? 1 : 2 },
      ]),
    )
    .execute();
  await store.close();
});
afterAll(() => rmSync(dataDir, { recursive: true }));

function appWith(token: string, folder = dataDir) {
  const { close, ...insights } = createOwnersInsights({
    settings: { dataDir: folder, databaseUrl: '', siteDir: folder, model: null },
    engine: () => ENGINE,
    log: () => ({ warn: () => undefined }),
    onError: () => undefined,
  });
  onTestFinished(close);
  return createApp(createTestDeps({ insights: { token, ...insights, delayMs: 0 } }));
}

async function signIn(app: ReturnType<typeof appWith>, token = TOKEN) {
  const answer = await app.inject({
    method: 'POST',
    url: '/insights',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ token }).toString(),
  });
  const cookie = String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? '';
  return { answer, headers: { cookie } };
}

describe('the page of the owner', () => {
  test('is not there without a token', async () => {
    const site = await createSiteFixture();
    const { app } = await createTestApp(site.siteDir);
    expect((await app.inject('/insights')).statusCode).toBe(404);
    expect((await app.inject('/insights/data.json')).statusCode).toBe(404);
    await site.dispose();
  });

  test('needs a token of 32 characters', () => {
    expect(() => parseSettings({ INSIGHTS_TOKEN: 'short' })).toThrow('it must be a secret of at least 32 characters');
  });

  test('asks for the token, lets in those who have it, and out again', async () => {
    const app = appWith(TOKEN);
    const before = await app.inject('/insights');
    expect([before.statusCode, before.headers['cache-control'], before.headers['x-robots-tag']]).toEqual([
      401,
      'no-store',
      'noindex',
    ]);
    const { answer, headers } = await signIn(app);
    expect(answer.statusCode).toBe(303);
    expect(answer.headers['set-cookie']).toMatch(/Path=\/insights; Max-Age=43200; HttpOnly; SameSite=Strict$/);
    expect((await app.inject({ url: '/insights', headers })).statusCode).toBe(200);
    const out = await app.inject({ method: 'POST', url: '/insights/sign-out', headers });
    expect(out.headers['set-cookie']).toContain('Max-Age=0');
  });

  test('says at the sign-in which token is meant and what went wrong, and leads back to the site wherever it lies', () => {
    const { document } = new Window();
    document.write(signInPage('/help/insights', 'This is not the token.'));
    const field = document.querySelector('input[type=password]');
    const description = document.getElementById(field?.getAttribute('aria-describedby') ?? '');
    expect(document.querySelector(`label[for="${field?.id}"]`)?.textContent).toBe('Token');
    expect(description?.textContent).toContain('INSIGHTS_TOKEN');
    expect(document.querySelector('[role=alert]')?.textContent).toBe('This is not the token.');
    expect(document.querySelector('form')?.getAttribute('action')).toBe('/help/insights');
    expect(document.querySelector('main > a')?.getAttribute('href')).toBe('/help/');
  });

  test('refuses a wrong token, a forged or foreign sign-in, and more than five attempts a minute', async () => {
    const app = appWith(TOKEN);
    const { answer } = await signIn(app, 'wrong');
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([401, undefined]);
    expect(answer.body).toContain('This is not the token.');
    const forged = { cookie: `insights=9999999999.${'A'.repeat(43)}` };
    expect((await app.inject({ url: '/insights', headers: forged })).statusCode).toBe(401);
    const { headers } = await signIn(appWith(`${TOKEN}-of-another-server`));
    expect((await app.inject({ url: '/insights', headers })).statusCode).toBe(401);
    const foreign = await app.inject({
      method: 'POST',
      url: '/insights',
      headers: { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' },
      payload: `token=${TOKEN}`,
    });
    expect(foreign.statusCode).toBe(403);
    for (let attempt = 0; attempt < 4; attempt++) await signIn(app, 'wrong');
    expect((await signIn(app)).answer.statusCode).toBe(429);
  });

  test('shows figures with the change against the period before, and nothing of a reader as markup', async () => {
    const app = appWith(TOKEN);
    const { headers } = await signIn(app);
    const { body } = await app.inject({ url: '/insights?period=week', headers });
    const { document } = new Window();
    document.write(body);
    expect(document.querySelectorAll('script')).toHaveLength(0);
    const figures = [...document.querySelectorAll('dl div')].map(({ textContent }) => textContent);
    expect(figures).toEqual([
      'Searches5 +400 %',
      'Without results20.0 % +20 points',
      'Without a click, of those with results75.0 % −25 points',
      'Questions1 −67 %',
      'Liked0 −100 %',
      'Disliked1 −50 %',
      'Questions followed by a search25.0 % −75 points',
      'Read by agents25.0 % −25 points',
    ]);
    const cells = (id: string) =>
      [...document.querySelectorAll(`[aria-labelledby="${id}"] td`)].map(({ textContent }) => textContent);
    expect(cells('without-results')).toEqual([MARKUP, '1']);
    expect(cells('rising')).toEqual(['quota', '4', '1']);
    expect(document.querySelectorAll('svg[role=img] rect')).toHaveLength(16);
  });

  test('gives rates as none where nothing was searched', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'empty-'));
    onTestFinished(() => rmSync(empty, { recursive: true }));
    const app = appWith(TOKEN, empty);
    const { headers } = await signIn(app);
    expect((await app.inject({ url: '/insights', headers })).body).toContain('<dt>Without results</dt><dd>– ');
  });

  test('lists what readers did not find, with the nearest section and a patch for each', async () => {
    const app = appWith(TOKEN);
    const { headers } = await signIn(app);
    const { document } = new Window();
    document.write((await app.inject({ url: '/insights?period=week', headers })).body);
    const rows = [...document.querySelectorAll('[aria-labelledby="gaps"] tbody tr')];
    expect(rows.map(({ children }) => [...children].map(({ textContent }) => textContent))).toEqual([
      [MARKUP, '', '1', '/docs/themes#dark', 'open', 'Patch'],
      ['=1+1 dark mode?', '', '1', '/docs/themes#dark', 'open', 'Patch'],
    ]);
    const links = [...(rows[1]?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href') ?? '');
    expect(links[0]).toBe('/docs/themes#dark');
    const patch = await app.inject({ url: links[1] ?? '', headers });
    expect(patch.headers['content-type']).toBe('text/x-patch; charset=utf-8');
    expect([patch.body.includes('=1+1 dark mode?'), patch.body.includes('alert')]).toEqual([true, false]);
    const all = await app.inject({ url: '/insights/gaps.patch?period=week', headers });
    expect([all.body.includes('=1+1 dark mode?'), all.body.includes('alert')]).toEqual([true, true]);
    expect((await app.inject({ url: '/insights/gaps.patch?gap=none', headers })).statusCode).toBe(404);
    const json = (await app.inject({ url: '/insights/data.json?period=week', headers })).json();
    expect(json.gaps[0]).toEqual(expect.not.objectContaining({ material: expect.anything() }));
  });

  test('gives its lists as CSV and JSON, and says which periods there are', async () => {
    const app = appWith(TOKEN);
    const { headers } = await signIn(app);
    const csv = await app.inject({ url: '/insights/gaps.csv?period=week', headers });
    expect(csv.body).toMatch(
      /\r\n'=1\+1 dark mode\?,,1,\/docs\/themes#dark,open,\/insights\/gaps\.patch\?period=week&gap=\w{16}\r\n/,
    );
    expect(csv.headers['content-disposition']).toBe('attachment; filename="gaps-week.csv"');
    expect((await app.inject({ url: '/insights/data.json?period=day', headers })).json()).toMatchObject({
      days: 1,
      searches: 5,
    });
    const wrong = await app.inject({ url: '/insights?period=decade', headers });
    expect([wrong.statusCode, wrong.body.includes('day, week, month, quarter')]).toEqual([400, true]);
    expect((await app.inject({ url: '/insights/other.csv', headers })).statusCode).toBe(404);
  });
});
