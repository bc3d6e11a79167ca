import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { serialize } from 'node:v8';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createSiteFixture, EMPTY_ANSWERS, type SiteFixture } from './createSiteFixture.ts';
import { startPostgres } from './startPostgres.ts';
import { endServers, startServerProcess } from './startServerProcess.ts';
import { writeSearchIndexes } from './writeSearchIndexes.ts';

/** Answers whose numbers are fewer than their words need. */
const OTHER_NUMBERS = serialize({
  ...EMPTY_ANSWERS,
  wordVectors: { dimensions: 2, words: 'survey', values: '?', otherWords: '' },
});

let fixture: SiteFixture;
beforeAll(async () => {
  fixture = await createSiteFixture();
  await writeSearchIndexes(fixture);
});
afterAll(() => fixture.dispose());

afterEach(endServers);

const start = (env: Record<string, string>) => startServerProcess(fixture, env);

test.each([
  [{ PORT: 'web' }, 'PORT is "web", but it must be a port number from 0 to 65535'],
  [{ SITE_DIR: '/nowhere' }, '/nowhere/build: it is missing or not a folder. Run "npm run build"'],
])('with %j the server does not start and says why', async (env: Record<string, string>, message) => {
  const server = start(env);
  expect(await server.ended).toBe(1);
  expect(server.output()).toContain(message);
  expect(server.output()).not.toContain('    at ');
});

const CREDENTIALS = { 'x-algolia-application-id': 'SURVEYDOCS', 'x-algolia-api-key': 'public-search-key' };

test('a port that is taken is named, with a way out', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const server = start({ PORT: String(port) });
  expect(await server.ended).toBe(1);
  expect(server.output()).toContain(`PORT ${port} on HOST 127.0.0.1 is taken by another program.`);
  other.close();
});

test('on SIGTERM readiness goes at once, an open request is finished, and the process ends in peace', async () => {
  const server = start({ SHUTDOWN_DELAY_MS: '1000' });
  const base = await server.saw(/Listening on (http:[^"]+)/);
  await server.saw(/Ready: 4 pages/);
  expect((await fetch(`${base}/health/ready`)).status).toBe(200);

  // A request whose headers are still on their way when the signal comes.
  const slow = connect(Number(new URL(base).port), '127.0.0.1');
  slow.setEncoding('utf8').write('GET /docs/intro HTTP/1.1\r\nHost: docs\r\nConnection: close\r\n');
  let answer = '';
  slow.on('data', (chunk) => {
    answer += chunk;
  });

  server.child.kill('SIGTERM');
  await server.saw(/SIGTERM: finishing open requests/);
  expect((await fetch(`${base}/health/ready`)).status).toBe(503);
  expect((await fetch(`${base}/docs`)).status).toBe(200);
  slow.write('\r\n');
  await once(slow, 'close');
  expect(answer).toMatch(/^HTTP\/1.1 200 OK[\s\S]*<\/html>$/);
  expect(await server.ended).toBe(0);
});

test('the log holds one line of JSON per request, without query strings and addresses', async () => {
  const server = start({});
  const base = await server.saw(/Listening on (http:[^"]+)/);
  await server.saw(/Ready: 4 pages/);
  await fetch(`${base}/search?q=secret-wish`, { headers: { 'x-forwarded-for': '203.0.113.7' } });
  await fetch(`${base}/docs/%zz?token=abc`);
  await server.saw(/"path":"\/docs\/%zz"/);
  server.child.kill('SIGINT');
  expect(await server.ended).toBe(0);
  const lines = server
    .output()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines).toContainEqual(
    expect.objectContaining({ method: 'GET', path: '/search', status: 200, ms: expect.any(Number) }),
  );
  expect(server.output()).not.toMatch(/secret-wish|token=|203\.0\.113\.7|127\.0\.0\.1:\d+"?,"remote|remoteAddress/);
});

test('a wrong token for the owner’s page is answered late, and logged without the token', async () => {
  const server = start({ INSIGHTS_TOKEN: 'a-token-of-more-than-thirty-two-characters' });
  const base = await server.saw(/Listening on (http:[^"]+)/);
  const body = new URLSearchParams({ token: 'my-other-password' });
  const before = performance.now();
  const answer = await fetch(`${base}/insights`, { method: 'POST', body, redirect: 'manual' });
  expect(performance.now() - before).toBeGreaterThan(900);
  expect([answer.status, answer.headers.get('set-cookie')]).toEqual([401, null]);
  await server.saw(/a sign-in to \/insights was refused: wrong token/);
  await server.saw(/"path":"\/insights","status":401/);
  expect(server.output()).not.toContain('my-other-password');
});

test('owners read what was searched with one command, as a table or as JSON', async () => {
  const dataDir = join(fixture.siteDir, 'insights-data');
  const insights = (...args: string[]) =>
    promisify(execFile)(process.execPath, [join(import.meta.dirname, '../src/insights/main.ts'), ...args], {
      env: { DATA_DIR: dataDir },
    });
  await expect(insights()).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Nothing is kept in'),
  });

  const server = start({ DATA_DIR: dataDir });
  const base = await server.saw(/Listening on (http:[^"]+)/);
  await server.saw(/Ready: 4 pages/);
  const send = (path: string, body: object) =>
    fetch(`${base}/1/${path}?x-algolia-application-id=SURVEYDOCS&x-algolia-api-key=public-search-key`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
  const found = await send('indexes/docs/query', { query: 'random order', analytics: false });
  const { hits } = (await found.json()) as { hits: { objectID: string }[] };
  const click = { eventType: 'click', eventName: 'Item Selected', index: 'docs', positions: [2] };
  await send('events', { events: [{ ...click, objectIDs: [hits[0]?.objectID] }] });
  server.child.kill('SIGINT');
  expect(await server.ended).toBe(0);
  expect((await insights('--days', '7')).stdout).toMatch(/^Last 7 days: 0 searches, .* 1 clicks on results/);
  expect(JSON.parse((await insights('--json')).stdout)).toMatchObject({
    days: 30,
    clickPositions: [{ position: 2, clicks: 1 }],
  });
});

test('without a place to keep anything the server warns and serves readers all the same', async () => {
  await fixture.write('taken', 'a file where a folder should be');
  const server = start({ DATA_DIR: join(fixture.siteDir, 'taken') });
  await server.saw(/Nothing can be kept in .*taken.*Set DATA_DIR/);
  const base = await server.saw(/Listening on (http:[^"]+)/);
  await server.saw(/Ready: 4 pages/);
  expect((await fetch(`${base}/docs`)).status).toBe(200);
  const ready = await fetch(`${base}/health/ready`);
  const health = await ready.text();
  expect([ready.status, JSON.parse(health)]).toMatchObject([
    200,
    { status: 'warn', checks: { store: [{ status: 'warn' }] } },
  ]);
  expect(health).not.toContain('taken');
});

test('with a truncated search index the site can be read and is degraded; the log says which file and what to run, and readers do not', async () => {
  const broken = await createSiteFixture();
  await writeSearchIndexes(broken);
  await broken.write('server-data/search/docs.bin', 'cut');
  const server = start({ SITE_DIR: broken.siteDir });
  const base = await server.saw(/Listening on (http:[^"]+)/);
  await server.saw(/docs\.bin: .*Run \\"npm run build\\"/);
  expect((await fetch(`${base}/docs`)).status).toBe(200);
  const ready = await fetch(`${base}/health/ready`);
  expect([ready.status, await ready.json()]).toMatchObject([
    200,
    { status: 'warn', checks: { site: [{ status: 'pass' }] } },
  ]);
  const search = await fetch(`${base}/1/indexes/docs/query`, { method: 'POST', headers: CREDENTIALS, body: '{}' });
  expect([search.status, await search.json()]).toEqual([
    503,
    { message: 'The search does not work at the moment. All pages can still be read.', status: 503 },
  ]);
  await broken.dispose();
});

test.each([
  ['answers.bin', 'server-data/search/answers.bin', serialize({ ...EMPTY_ANSWERS, paraphrases: {} })],
  ['answers.bin', 'server-data/search/answers.bin', OTHER_NUMBERS],
  ['releases.json', 'build/releases.json', '{"releases":{},"features":[]}'],
  ['contact.json', 'server-data/contact.json', '[]'],
])(
  'with %s of another shape the site can be read and searched and is degraded; the log says which file and what to run, and readers are told',
  async (name, path, content) => {
    const broken = await createSiteFixture();
    await writeSearchIndexes(broken);
    await broken.write(path, content);
    const server = start({ SITE_DIR: broken.siteDir, ANSWER_THREADS: '1' });
    const base = await server.saw(/Listening on (http:[^"]+)/);
    await server.saw(new RegExp(`${name}: .*Run \\\\"npm run build`));
    expect((await fetch(`${base}/docs`)).status).toBe(200);
    expect(await (await fetch(`${base}/search?q=label`)).text()).toContain('/docs/survey/radio_button#labels');
    const ready = await fetch(`${base}/health/ready`);
    const health = await ready.text();
    const checks = { search: [{ status: 'pass' }], assistant: [{ status: 'warn' }] };
    expect([ready.status, JSON.parse(health)]).toMatchObject([200, { status: 'warn', checks }]);
    // Neither a path nor a cause.
    expect(health).not.toMatch(/[/]|json/);
    const { token } = (await (await fetch(`${base}/chat/token`, { method: 'POST' })).json()) as { token: string };
    const answer = await fetch(`${base}/chat`, {
      method: 'POST',
      headers: { authorization: `TOKEN ${token}` },
      body: JSON.stringify({ messages: [{ id: '1', role: 'user', parts: [{ type: 'text', text: 'random order' }] }] }),
    });
    expect([answer.status, answer.headers.get('retry-after'), await answer.text()]).toEqual([
      503,
      '60',
      'AI-207 The assistant does not work at the moment. You can still search the documentation.',
    ]);
    server.child.kill('SIGINT');
    expect(await server.ended).toBe(0);
    await broken.dispose();
  },
);

test('with records of another shape the site can be read, and the server says which file and what to run', async () => {
  const broken = await createSiteFixture();
  await writeSearchIndexes(broken);
  const chunk = 'server-data/search/docs/0.json';
  const { index, records } = JSON.parse(await readFile(join(broken.siteDir, chunk), 'utf8'));
  await broken.write(chunk, JSON.stringify({ index, records: records.map(() => ({ objectID: 7 })) }));
  const server = start({ SITE_DIR: broken.siteDir });
  const base = await server.saw(/Listening on (http:[^"]+)/);
  await server.saw(/Record 0 of chunk 0 .*Run \\"npm run build/);
  expect((await fetch(`${base}/docs`)).status).toBe(200);
  server.child.kill('SIGINT');
  expect(await server.ended).toBe(0);
  await broken.dispose();
});

test('a question that comes before the assistant is loaded is answered all the same', async () => {
  const server = start({});
  const base = await server.saw(/Listening on (http:[^"]+)/);
  const { token } = (await (await fetch(`${base}/chat/token`, { method: 'POST' })).json()) as { token: string };
  const answer = await fetch(`${base}/chat`, {
    method: 'POST',
    headers: { authorization: `TOKEN ${token}` },
    body: JSON.stringify({
      id: 'early',
      messages: [{ id: '1', role: 'user', parts: [{ type: 'text', text: 'random order' }] }],
    }),
  });
  expect([answer.status, (await answer.text()).includes('text-delta')]).toEqual([200, true]);
});

test('the search page and the search service answer from the same index', async () => {
  const server = start({});
  const base = await server.saw(/Listening on (http:[^"]+)/);
  await server.saw(/Ready: 4 pages/);
  const credentials = 'x-algolia-application-id=SURVEYDOCS&x-algolia-api-key=public-search-key';
  const answer = await fetch(`${base}/1/indexes/docs/query?${credentials}`, {
    method: 'POST',
    body: JSON.stringify({ query: 'random order', distinct: true }),
  });
  expect(await answer.json()).toMatchObject({ nbHits: 1, hits: [{ url: '/docs/survey/radio_button#order' }] });
  const page = await (await fetch(`${base}/search?q=random+order`)).text();
  expect(page).toContain(
    '<p>One document found</p><ol><li><a href="/docs/survey/radio_button#order">Random order (Radio button)</a>',
  );
});

test('with PostgreSQL and without a secret that servers share, the start warns that each counts for itself', async () => {
  const server = start({ DATABASE_URL: 'postgres://docs@127.0.0.1:1/docs' });
  await server.saw(/no common secret.*set ASSISTANT_TOKEN_KEYS/);
});

test('two servers on one PostgreSQL know each other’s tokens, count together, and keep what was asked', async () => {
  const postgres = await startPostgres();
  const DATABASE_URL = await postgres.createDatabase();
  const env = {
    DATABASE_URL,
    TRUST_PROXY: 'true',
    ASSISTANT_TOKEN_KEYS: 'a secret that both servers were given at start',
  };
  const servers = [start(env), start(env)];
  const [here = '', there = ''] = await Promise.all(servers.map(({ saw }) => saw(/Listening on (http:[^"]+)/)));
  await Promise.all(servers.map(({ saw }) => saw(/Ready: 4 pages/)));
  const reader = { 'x-forwarded-for': '203.0.113.7' };
  const fetchToken = (base: string) => fetch(`${base}/chat/token`, { method: 'POST', headers: reader });
  const { token } = (await (await fetchToken(here)).json()) as { token: string };
  const statuses = [];
  for (let count = 0; count < 10; count++) statuses.push((await fetchToken(count % 2 === 0 ? there : here)).status);
  expect(statuses).toEqual([...Array(9).fill(200), 429]);

  const answer = await fetch(`${there}/chat`, {
    method: 'POST',
    headers: { ...reader, authorization: `TOKEN ${token}` },
    body: JSON.stringify({ messages: [{ id: 'q1', role: 'user', parts: [{ type: 'text', text: 'random order?' }] }] }),
  });
  expect(await answer.text()).toMatch(/data: \[DONE\]\n\n$/);
  for (const { child } of servers) child.kill('SIGINT');
  expect(await Promise.all(servers.map(({ ended }) => ended))).toEqual([0, 0]);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(import.meta.dirname, '../src/insights/main.ts'), '--json'],
    { env: { DATABASE_URL, SITE_DIR: fixture.siteDir } },
  );
  expect(JSON.parse(stdout).assistant).toMatchObject({ questions: 1 });
  await postgres.stop();
}, 60_000);
