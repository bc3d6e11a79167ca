import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createApp } from '../src/app.ts';
import type { AnswerSource } from '../src/assistant/AnswerSource.ts';
import { createReadiness } from '../src/readiness.ts';
import { createSearchService } from '../src/search/createSearchService.ts';
import { parseSettings } from '../src/settings/parseSettings.ts';
import { questionBody } from './createChatClient.ts';
import { createFixtureIndex } from './createFixtureIndex.ts';
import { createTestDeps } from './createTestApp.ts';
import { createTestAssistant, fixedAnswer } from './createTestAssistant.ts';
import { freePort } from './freePort.ts';
import {
  documentedBalancers,
  documentedProxy,
  missingOf,
  type RunningProxy,
  startBalancer,
  startCaddy,
  startNginx,
} from './startProxy.ts';

/** The address of the site, and a site whose pages may search here, too. */
const SITE = 'https://docs.example.com';
const OTHER_SITE = 'https://help.example.org';
/** Two readers; every address of 127.0.0.0/8 is this machine's own. */
const [ANNA, BEN] = ['127.0.0.2', '127.0.0.3'];
const SEARCHES = 4;
const TOKENS = 10;

/** What a reader sends to pass for others; each time in other words. */
const made = (number: number): Record<string, string | string[]> => {
  const address = `198.51.100.${number}`;
  const forms: Record<string, string | string[]>[] = [
    { 'x-forwarded-for': address },
    { 'x-forwarded-for': [address, `${address}, ${BEN}`] },
    { 'x-forwarded-for': `::1, 127.0.0.1, ${number}` },
    { 'x-forwarded-for': 'garbage', 'x-real-ip': address },
    { forwarded: `for=${address}`, 'cf-connecting-ip': address, 'true-client-ip': address },
    {},
  ];
  return forms[number % forms.length] ?? {};
};

const running: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of running.splice(0).reverse()) await stop();
});

const indexes = new Map([['docs', createFixtureIndex()]]);
function createServerApp(env: Record<string, string>, source?: AnswerSource) {
  const readiness = createReadiness([]);
  const app = createApp(
    createTestDeps({
      settings: parseSettings({ LOG_LEVEL: 'silent', RATE_LIMIT: `${SEARCHES}`, CORS_ORIGINS: OTHER_SITE, ...env }),
      search: createSearchService(() => indexes),
      assistant: createTestAssistant(source === undefined ? {} : { source }),
      readiness,
    }),
  );
  running.push(() => app.close());
  return { app, readiness };
}

/** A server behind a proxy that is started for the port the server is going to have. */
async function startBehind(
  startProxy: (port: number) => Promise<{ proxy: RunningProxy; env?: Record<string, string> }>,
  source?: AnswerSource,
) {
  const port = await freePort();
  const { proxy, env = {} } = await startProxy(port);
  running.push(() => proxy.stop());
  const { app, readiness } = createServerApp(env, source);
  const warn = vi.spyOn(app.log, 'warn');
  await app.listen({ port, host: '127.0.0.1' });
  return { app, readiness, warn, ask: (asked: Asked) => ask(proxy.port, asked) };
}

interface Asked {
  readonly path: string;
  readonly from: string;
  readonly headers?: Record<string, string | string[]>;
  readonly body?: unknown;
}

/** Sends a request as a reader's browser does, over TLS and under the site's name. */
async function ask(port: number, { path, from, headers = {}, body }: Asked): Promise<IncomingMessage> {
  const sent = request({
    port,
    host: '127.0.0.1',
    localAddress: from,
    servername: 'docs.example.com',
    // The certificate is made for this test.
    rejectUnauthorized: false,
    agent: false,
    path,
    method: body === undefined ? 'GET' : 'POST',
    headers: { host: 'docs.example.com', 'content-type': 'application/json', ...headers },
  });
  sent.end(body === undefined ? undefined : JSON.stringify(body));
  const [response] = await once(sent, 'response');
  return response;
}

async function textOf(response: IncomingMessage): Promise<string> {
  return (await response.setEncoding('utf8').toArray()).join('');
}

const search = (from: string, headers: Asked['headers'] = {}): Asked => ({
  path: '/1/indexes/docs/query?x-algolia-application-id=SURVEYDOCS&x-algolia-api-key=public-search-key',
  from,
  headers,
  body: { query: 'radio' },
});
const token = (from: string, headers: Asked['headers'] = {}): Asked => ({
  path: '/chat/token',
  from,
  headers,
  body: {},
});

type Behind = Awaited<ReturnType<typeof startBehind>>;
async function statuses({ ask }: Pick<Behind, 'ask'>, count: number, asked: (number: number) => Asked) {
  const all: (number | undefined)[] = [];
  for (let number = 1; number <= count; number++) {
    const response = await ask(asked(number));
    response.resume();
    all.push(response.statusCode);
  }
  return all;
}
const times = <Value>(count: number, value: Value) => Array.from({ length: count }, () => value);

const PROXIES: { name: string; needs: string[]; start: Parameters<typeof startBehind>[0] }[] = [
  {
    name: 'nginx as documented',
    needs: ['nginx', 'openssl'],
    async start(port) {
      const { config, trustProxy } = documentedProxy('nginx', port);
      return { proxy: await startNginx(config), env: { TRUST_PROXY: trustProxy } };
    },
  },
  {
    name: 'Caddy as documented',
    needs: ['caddy'],
    async start(port) {
      const { config, trustProxy } = documentedProxy('caddyfile', port);
      return { proxy: await startCaddy(config), env: { TRUST_PROXY: trustProxy } };
    },
  },
  {
    name: 'a load balancer (HAProxy) before nginx as documented',
    needs: ['haproxy', 'nginx', 'openssl'],
    async start(port) {
      const nginx = await startNginx(documentedProxy('nginx', port).config);
      running.push(() => nginx.stop());
      return { proxy: await startBalancer(nginx), env: { TRUST_PROXY: '2' } };
    },
  },
];

describe.each(PROXIES)('behind $name', ({ name, needs, start }) => {
  const missing = missingOf(...needs);
  if (process.platform !== 'linux') missing.push('Linux, where all of 127.0.0.0/8 can be used');
  if (missing.length > 0) {
    test.skip(`NOT TESTED behind ${name}, because this machine lacks ${missing.join(', ')}`, () => undefined);
    return;
  }

  test('each reader has limits of their own, and cannot pass for anybody else', async () => {
    const site = await startBehind(start);
    expect(await statuses(site, SEARCHES + 2, (number) => search(ANNA, made(number)))).toEqual([
      ...times(SEARCHES, 200),
      ...times(2, 429),
    ]);
    expect(await statuses(site, SEARCHES + 1, () => search(BEN))).toEqual([...times(SEARCHES, 200), 429]);
    expect(await statuses(site, TOKENS + 2, (number) => token(ANNA, made(number)))).toEqual([
      ...times(TOKENS, 200),
      ...times(2, 429),
    ]);
    expect(await statuses(site, 1, () => token(BEN))).toEqual([200]);
    expect(site.readiness.notes()).toEqual([]);
  });

  test('pages of the site itself may ask the assistant, and other sites get its links whole', async () => {
    const { ask } = await startBehind(start);
    expect((await ask(token(ANNA, { origin: SITE }))).statusCode).toBe(200);
    expect((await ask(token(ANNA, { origin: 'https://elsewhere.example' }))).statusCode).toBe(403);
    const { hits } = JSON.parse(await textOf(await ask(search(ANNA, { origin: OTHER_SITE }))));
    expect(hits[0].url).toMatch(/^https:\/\/docs\.example\.com\//);
  });

  test('an answer reaches its reader while it is written', async () => {
    const read = Promise.withResolvers<void>();
    const answer = fixedAnswer('The end.');
    const source: AnswerSource = {
      async *answer(question) {
        const chunks = answer.answer(question);
        const first = await chunks.next();
        if (first.done !== true) yield first.value;
        await read.promise;
        return yield* chunks;
      },
    };
    const { ask } = await startBehind(start, source);
    const { token: issued } = JSON.parse(await textOf(await ask(token(ANNA))));
    const response = await ask({
      path: '/chat',
      from: ANNA,
      headers: { authorization: `TOKEN ${issued}` },
      body: questionBody('How do I set a quota?'),
    });
    expect(String((await once(response, 'data'))[0])).toContain('"type":"start"');
    read.resolve();
    expect(await textOf(response)).toContain('The end.');
  });
});

describe.skipIf(missingOf('nginx', 'openssl').length > 0 || process.platform !== 'linux')(
  'without TRUST_PROXY (NOT TESTED where nginx or openssl is not installed)',
  () => {
    const bare = (port: number) => `server {
      listen 443 ssl; ssl_certificate x; ssl_certificate_key x;
      location / { proxy_pass http://127.0.0.1:${port}; }
    }`;

    test('a proxy on this machine that names nobody, and passes on what readers write, leads past no limit', async () => {
      const site = await startBehind(async (port) => ({ proxy: await startNginx(bare(port)) }));
      expect(await statuses(site, 1, () => search(ANNA))).toEqual([200]);
      expect(await statuses(site, SEARCHES, (number) => search(BEN, made(number)))).toEqual([
        ...times(SEARCHES - 1, 200),
        429,
      ]);
      expect(await statuses(site, TOKENS + 1, (number) => token(BEN, made(number)))).toEqual([
        ...times(TOKENS, 200),
        429,
      ]);
    });

    test('readers behind one share limits, and the operator is told so once in the log and in /health/ready', async () => {
      const site = await startBehind(async (port) => ({
        proxy: await startNginx(documentedProxy('nginx', port).config),
      }));
      expect(await statuses(site, SEARCHES, (number) => search(number % 2 === 0 ? ANNA : BEN))).toEqual(
        times(SEARCHES, 200),
      );
      expect(await statuses(site, 1, () => search('127.0.0.4'))).toEqual([429]);
      const said = [expect.stringMatching(/proxy that TRUST_PROXY does not name.*Set TRUST_PROXY/)];
      expect(site.warn.mock.calls).toEqual([said]);
      const { notes } = JSON.parse(await textOf(await site.ask({ path: '/health/ready', from: ANNA })));
      expect(notes).toEqual(said);
    });
  },
);

describe('behind the load balancers of docs/operating.md', () => {
  const BALANCER = '10.0.3.17';
  const balancers = documentedBalancers();
  const ask = (app: FastifyInstance, forwardedFor: string) =>
    app.inject({
      method: 'POST',
      url: '/chat/token',
      remoteAddress: BALANCER,
      headers: { 'x-forwarded-for': forwardedFor },
    });

  test('those of three clouds are there', () => {
    const names = balancers.map(({ name }) => name).join();
    for (const cloud of ['AWS', 'Google', 'Cloudflare']) expect(names).toContain(cloud);
  });

  test.each(balancers)('$name ($forwardedFor): the reader is counted, whatever they sent', async (balancer) => {
    const { app, readiness } = createServerApp({ TRUST_PROXY: balancer.trustProxy });
    const reader = balancer.forwardedFor.includes('203.0.113.7') ? '203.0.113.7' : '2001:db8:7::9';
    const written = (number: number) =>
      balancer.forwardedFor.replace('192.0.2.66', String(made(number)['x-forwarded-for'] ?? '127.0.0.1'));
    const all: number[] = [];
    for (let number = 1; number <= TOKENS + 3; number++) all.push((await ask(app, written(number))).statusCode);
    expect(all).toEqual([...times(TOKENS, 200), ...times(3, 429)]);
    // A client that sent no such header is the same reader.
    expect((await ask(app, balancer.forwardedFor.replace(/192\.0\.2\.66, ?/, ''))).statusCode).toBe(429);
    expect((await ask(app, balancer.forwardedFor.replace(reader, '203.0.113.8'))).statusCode).toBe(200);
    expect(readiness.notes()).toEqual([]);
  });
});
