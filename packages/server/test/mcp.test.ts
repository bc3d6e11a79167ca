import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Client as OldClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as OldTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '../src/app.ts';
import { createEventLog } from '../src/events/createEventLog.ts';
import { createSearchService } from '../src/search/createSearchService.ts';
import { parseSettings } from '../src/settings/parseSettings.ts';
import { loadSite } from '../src/site/loadSite.ts';
import { createFixtureIndex } from './createFixtureIndex.ts';
import { createSiteFixture, type SiteFixture } from './createSiteFixture.ts';
import { createTestDeps } from './createTestApp.ts';
import { createTestAssistant } from './createTestAssistant.ts';

const QUOTAS = '/docs/quotas#quotas';
const item = (version: string, kind: 'new' | 'changed', title: string) => ({
  platform: 'web' as const,
  version,
  kind,
  area: 'Survey flow',
  title,
  text: `${title} ${'in detail '.repeat(30)}`,
  plain: `${title} ${'in detail '.repeat(30)}`,
  anchor: title.toLowerCase().replaceAll(' ', '-'),
  links: [{ label: 'Quotas', href: QUOTAS }],
  feature: 'quotas',
});
const release = (version: string, count: number) => ({
  platform: 'web' as const,
  version,
  title: `Web ${version}`,
  description: '',
  date: '2025-01-01',
  tags: [],
  intro: '',
  path: `/docs/versions/Web/${version.replace('.', '_')}`,
  items: Array.from({ length: count }, (_, index) =>
    item(version, index === 0 ? 'new' : 'changed', `Change ${index} of ${version}`),
  ),
});
const releaseData = {
  releases: [release('1.1', 1), release('1.2', 60), release('1.3', 2)],
  features: [{ id: 'quotas', name: 'Quotas', area: 'Survey flow', web: '1.1' as const, mobile: null, path: QUOTAS }],
};

const FAILING_PROBLEM = 'The store is full.';
const reports: unknown[] = [];

let fixture: SiteFixture;
let app: FastifyInstance;
let url: URL;
const assistant = createTestAssistant();
beforeAll(async () => {
  fixture = await createSiteFixture();
  const section = (id: string) => `## Section ${id} {#${id}}\n\n${'Some words.\n'.repeat(600)}`;
  await fixture.write(
    'build/docs/intro.md',
    `---\ntitle: "Introduction"\n---\n\n# Introduction\n\nFrom 17 May.\n\n${section('a')}\n- [Part 2: Section b](https://docs.test/docs/intro.b.md)\n`,
  );
  await fixture.write(
    'build/docs/intro.b.md',
    `---\ntitle: "Introduction"\n---\n\n# Introduction (part 2 of 2)\n\n${section('b')}\n- ### Sorted lists {#sorted}\n\n  By name.\n\n- ### Faster\n\n  By half.\n`,
  );
  const site = await loadSite(fixture.siteDir);
  const index = await createFixtureIndex();
  const { feedback, ...deps } = createTestDeps({
    settings: parseSettings({ LOG_LEVEL: 'silent' }),
    site: () => site,
    search: createSearchService(() => new Map([['docs', index]])),
    events: createEventLog(null),
    assistant,
    releaseData: () => releaseData,
  });
  const report = async (one: { page: string | null; problem: string }) => {
    if (one.problem === FAILING_PROBLEM) throw new Error('SQLITE_FULL: database or disk is full');
    reports.push(one);
  };
  app = createApp({ ...deps, feedback: { ...feedback, log: { ...feedback.log, report } } });
  url = new URL('/mcp', await app.listen({ port: 0, host: '127.0.0.1' }));
});
afterAll(async () => {
  await app.close();
  await fixture.dispose();
});

const clients = {
  'protocol 2026-07-28': async () => {
    // Without a pinned version the client speaks the older protocol.
    const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode: { pin: '2026-07-28' } } });
    await client.connect(new StreamableHTTPClientTransport(url));
    return client;
  },
  'protocol 2025-11-25': async () => {
    const client = new OldClient({ name: 'test', version: '1' });
    // The class of the SDK itself does not fit its interface under exact optional types.
    await client.connect(new OldTransport(url) as unknown as Parameters<OldClient['connect']>[0]);
    return client;
  },
};

describe.each(Object.entries(clients))('a stock client of %s', (_name, connect) => {
  let client: Awaited<ReturnType<typeof connect>>;
  beforeEach(async () => {
    client = await connect();
    return () => client.close();
  });
  const call = async (name: string, args: Record<string, unknown>) => {
    const result = (await client.callTool({ name, arguments: args })) as {
      isError?: boolean;
      structuredContent?: Record<string, unknown>;
      content: { text: string }[];
    };
    const tokens = JSON.stringify(result).length / 4;
    expect(tokens).toBeLessThan(6000);
    return { ...result, text: result.content[0]?.text ?? '' };
  };

  test('finds seven tools, of which one writes', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name, annotations }) => [name, annotations?.readOnlyHint])).toEqual([
      ['search_docs', true],
      ['read_page', true],
      ['ask_docs', true],
      ['report_problem', false],
      ['whats_new_since', true],
      ['compare_releases', true],
      ['feature_history', true],
    ]);
    for (const { description, outputSchema } of tools)
      expect([description?.length, outputSchema]).not.toContain(undefined);
  });

  test('searches, reads on with the cursor, and reads one section', async () => {
    const { structuredContent } = await call('search_docs', { query: 'radio' });
    expect(structuredContent?.['total']).toBeGreaterThan(0);
    const first = await call('read_page', { path: 'https://docs.test/docs/intro.md' });
    let text = String(first.structuredContent?.['text']);
    for (let cursor = first.structuredContent?.['nextCursor']; typeof cursor === 'string'; ) {
      const next = await call('read_page', { path: '/docs/intro', cursor });
      text += String(next.structuredContent?.['text']);
      cursor = next.structuredContent?.['nextCursor'];
    }
    expect(text.match(/Some words\./g)).toHaveLength(1200);
    const untidy = await call('read_page', { path: '/docs/intro/index.html?old=1' });
    expect(untidy.text).toBe(first.text);
    const section = await call('read_page', { path: '/docs/intro', section: '#b' });
    expect(section.structuredContent?.['text']).toMatch(/^# Introduction\n\nFrom 17 May\.\n\n## Section b/);
    const entry = await call('read_page', { path: '/docs/intro#sorted' });
    expect(entry.structuredContent?.['text']).toBe(
      '# Introduction\n\nFrom 17 May.\n\n- ### Sorted lists {#sorted}\n\n  By name.\n',
    );
    expect((await call('read_page', { path: '/docs/intro', section: 'x' })).text).toContain('It has a, b, sorted.');
    expect((await call('read_page', { path: '/docs/itnro' })).text).toBe(
      'There is no page /docs/itnro; the nearest is /docs/intro.',
    );
  });

  test('asks, and the question is kept as those of readers are', async () => {
    const before = assistant.asked.length;
    const { structuredContent } = await call('ask_docs', { question: 'What is a quota?', version: 'web-1.1' });
    expect(structuredContent).toMatchObject({ outcome: 'answered', sections: [`${url.origin}/docs/quotas`] });
    expect(structuredContent?.['answer']).toContain('Since Web 1.1, no release changed the sections quoted.');
    expect(assistant.asked.slice(before)).toMatchObject([{ outcome: 'answered', readerToken: null }]);
  });

  test('compares releases, page by page', async () => {
    const titles: unknown[] = [];
    let cursor: unknown;
    do {
      const { structuredContent } = await call('whats_new_since', {
        platform: 'web',
        version: '1.1',
        ...(cursor ? { cursor } : {}),
      });
      expect(structuredContent).toMatchObject({ from: 'Web 1.1', to: 'Web 1.3', total: 62 });
      titles.push(...((structuredContent?.['items'] ?? []) as { title: string }[]).map(({ title }) => title));
      cursor = structuredContent?.['nextCursor'];
    } while (cursor !== null);
    expect(new Set(titles).size).toBe(62);
    const compared = await call('compare_releases', { platform: 'web', from: '1.3', to: '1.2' });
    expect(compared.structuredContent).toMatchObject({ from: 'Web 1.2', to: 'Web 1.3', total: 2 });
    const history = await call('feature_history', { feature: 'quotas' });
    expect(history.structuredContent).toMatchObject({ introduced: { web: '1.1', mobile: 'no' }, total: 63 });
  });

  test('reports a problem, which is kept as feedback', async () => {
    reports.length = 0;
    const problem = 'The limit of quotas is wrong.';
    await call('report_problem', { problem, path: '/docs/intro' });
    await call('report_problem', { problem, path: '/docs/intro#a' });
    await call('report_problem', { problem });
    expect(reports).toEqual([
      { page: '/docs/intro', problem },
      { page: '/docs/intro', problem },
      { page: null, problem },
    ]);
    expect((await call('report_problem', { problem, path: '/x' })).isError).toBe(true);
    const failed = await call('report_problem', { problem: FAILING_PROBLEM });
    expect([failed.isError, failed.text]).toEqual([true, 'Something went wrong on our side. Try again in a minute.']);
  });

  test('reads the Markdown of pages as resources', async () => {
    const { resources } = await client.listResources();
    expect(resources.map(({ uri }) => uri)).toEqual([`${url.origin}/docs/intro.md`]);
    const { contents } = await client.readResource({ uri: `${url.origin}/docs/intro.md` });
    expect(contents).toMatchObject([{ mimeType: 'text/markdown', text: expect.stringContaining('# Introduction') }]);
    for (const path of ['/pages.json', '/docs/none.md', '/docs/%E0%A4.md'])
      await expect(client.readResource({ uri: `${url.origin}${path}` })).rejects.toMatchObject({
        code: expect.toBeOneOf([-32602, -32002]),
      });
  });

  test.each([
    [
      'whats_new_since',
      { platform: 'web', version: '1.99' },
      'There is no Web 1.99; the newest is Web 1.3 and the oldest with release notes is Web 1.1.',
    ],
    ['whats_new_since', { platform: 'desktop', version: '1.1' }, 'platform is web or mobile.'],
    ['compare_releases', { platform: 'web', from: '1.1' }, 'A version is a text such as "1.60".'],
    ['ask_docs', { question: 'What?', version: 'latest' }, 'A version is written as web-1.60 or mobile-2.7'],
    ['search_docs', {}, 'query is a text of 1 to 512 characters.'],
    [
      'search_docs',
      { query: 'a', curser: '1', filters: {} },
      'There is no argument curser (did you mean cursor?), filters. Allowed: query, cursor.',
    ],
    ['search_docs', { q: 'a' }, 'There is no argument q (did you mean query?). Allowed: query, cursor.'],
    [
      'whats_new_since',
      { platform: 'web', since_version: '1.1' },
      'There is no argument since_version (did you mean version?). Allowed: platform, version, cursor.',
    ],
    ['search_docs', { query: 'a', cursor: 7 }, 'A cursor is the nextCursor of an earlier result'],
    ['search_docs', { query: 'a', cursor: '20' }, 'Only the first 160 hits are listed.'],
    ['ask_docs', { question: 'What?', version: 1.6 }, 'A version is a text such as web-1.60 or mobile-2.7.'],
    ['report_problem', { problem: 'The limit is wrong.', path: 3 }, 'path is the path of a page'],
    ['search_docs', { query: 'a', cursor: 'next' }, 'A cursor is the nextCursor of an earlier result'],
    ['feature_history', { feature: 'teleport' }, 'No feature is called "teleport"'],
    ['read_page', { path: 'https://elsewhere.test/old/docs/intro' }, 'the nearest is /docs/intro.'],
  ])('is told what is allowed: %s with %j', async (name, args, sentence) => {
    const { isError, text } = await call(name, args);
    expect(isError).toBe(true);
    expect(text).toContain(sentence);
  });

  test('an unknown tool is an error of the protocol', async () => {
    await expect(client.callTool({ name: 'delete_docs', arguments: {} })).rejects.toThrow('delete_docs');
  });
});

/** What each message of the newer protocol says of its client. */
const MODERN_META = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
};
const HEADERS = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
const post = (body: unknown, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/mcp',
    headers: { ...HEADERS, ...headers },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });

describe('what is no call', () => {
  test.each([
    ['a page of another site', { method: 'tools/list' }, { origin: 'https://evil.test' }, 403],
    ['a page whose name leads here', { method: 'tools/list' }, { origin: 'https://evil.test', host: 'evil.test' }, 403],
    ['a message of a megabyte', 'x'.repeat(1_000_000), {}, 413],
    ['no JSON', '{"jsonrpc"', {}, 400],
    ['a client that takes no JSON', { jsonrpc: '2.0', id: 1, method: 'tools/list' }, { accept: 'text/html' }, 406],
    ['an empty batch', [], {}, 400],
  ])('%s is refused', async (_name, body, headers, status) => {
    const answer = await post(body, headers);
    expect(answer.statusCode).toBe(status);
    expect(JSON.parse(answer.body)).toMatchObject({ jsonrpc: '2.0', error: { code: expect.any(Number) } });
  });

  test('a batch of the older protocol gets an answer to each message, and one of more than 100 none', async () => {
    const batch = (length: number) =>
      Array.from({ length }, (_, id) => ({ jsonrpc: '2.0', id, method: id === 1 ? 'x/y' : 'tools/list' }));
    const { statusCode, body } = await post(batch(3));
    expect(statusCode).toBe(200);
    const answers = [...body.matchAll(/^data: (.+)$/gm)].map(([, data = '']) => JSON.parse(data));
    expect(answers.map(({ id, error }) => [id, error?.code]).sort()).toEqual([
      [0, undefined],
      [1, -32_601],
      [2, undefined],
    ]);
    expect((await post(batch(101))).statusCode).toBe(400);
  });

  test('every question of a batch counts', async () => {
    const question = (id: number) => ({
      jsonrpc: '2.0',
      id,
      method: 'tools/call',
      params: { name: 'ask_docs', arguments: { question: `What is a quota? ${id}` } },
    });
    const answer = await app.inject({
      method: 'POST',
      url: '/mcp',
      headers: HEADERS,
      remoteAddress: '203.0.113.9',
      payload: JSON.stringify(Array.from({ length: 30 }, (_, id) => question(id))),
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.body.match(/"outcome":"answered"/g)?.length ?? 0).toBeLessThanOrEqual(10);
    expect(answer.body).toContain('"isError":true');
  });

  test.each([
    ['resources/read', {}, 'params.uri: Invalid input: expected string, received undefined.'],
    ['resources/list', { cursor: 5 }, 'params.cursor: Invalid input: expected string, received number.'],
    ['tools/list', { cursor: 5 }, 'params.cursor: Invalid input: expected string, received number.'],
  ])('%s with the parameters %j is the caller’s fault, and says what is allowed', async (method, params, message) => {
    const old = await post({ jsonrpc: '2.0', id: 1, method, params });
    const modern = await post(
      { jsonrpc: '2.0', id: 1, method, params: { ...params, _meta: MODERN_META } },
      { 'mcp-protocol-version': '2026-07-28', 'mcp-method': method },
    );
    for (const { body } of [old, modern])
      expect(JSON.parse(body.replace(/^event: message\ndata: /, ''))).toMatchObject({
        error: { code: -32_602, message },
      });
  });

  test('there is no session to open or end', async () => {
    for (const method of ['GET', 'DELETE', 'PUT'] as const)
      expect((await app.inject({ method, url: '/mcp', headers: HEADERS })).statusCode).toBe(405);
  });

  test('a list of tools is kept, and every answer has the id of its message', async () => {
    const texts = await Promise.all(
      [1, 'one', 'id-of-the-client', 2, ' "$&" '].map(async (id) => {
        const { statusCode, body } = await post({ jsonrpc: '2.0', id, method: 'tools/list' });
        const answer = JSON.parse(body.replace(/^event: message\ndata: /, ''));
        expect([statusCode, answer.id]).toEqual([200, id]);
        return JSON.stringify(answer.result);
      }),
    );
    expect(new Set(texts).size).toBe(1);
    expect((await post({ jsonrpc: '2.0', id: 1.5, method: 'tools/list' })).statusCode).toBe(400);
    expect((await post({ jsonrpc: '2.0', method: 'tools/list' })).statusCode).toBe(202);
  });

  test('a subscription ends at once, since nothing here changes while the server runs', async () => {
    const params = { _meta: MODERN_META, notifications: { toolsListChanged: true } };
    const answer = await post(
      { jsonrpc: '2.0', id: 1, method: 'subscriptions/listen', params },
      { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'subscriptions/listen' },
    );
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('"resultType":"complete"');
  });

  test('a browser is shown how to connect', async () => {
    const page = await app.inject({ url: '/mcp', headers: { accept: 'text/html', host: 'docs.test' } });
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).toContain('claude mcp add --transport http docs http://docs.test/mcp');
  });

  test('generated messages get answers of the protocol and leave nothing behind', async () => {
    const before = [assistant.asked.length, reports.length];
    const method = fc.constantFrom(
      'tools/list',
      'tools/call',
      'resources/read',
      'initialize',
      'server/discover',
      'subscriptions/listen',
      'ping',
      'x/y',
    );
    const call = fc.record(
      {
        name: fc.constantFrom('search_docs', 'read_page', 'ask_docs', 'feature_history', 'report_problem', 'x', ''),
        arguments: fc.jsonValue(),
        cursor: fc.jsonValue(),
        _meta: fc.record({
          'io.modelcontextprotocol/protocolVersion': fc.constantFrom('2026-07-28', '2025-11-25', '', 1),
          'io.modelcontextprotocol/clientInfo': fc.constantFrom({ name: 'test', version: '1' }, null),
          'io.modelcontextprotocol/clientCapabilities': fc.constantFrom({}, []),
        }),
      },
      { requiredKeys: [] },
    );
    const message = fc.oneof(
      fc.record(
        {
          jsonrpc: fc.constantFrom('2.0', '1.0', 2),
          id: fc.oneof(fc.integer(), fc.string(), fc.constant(null)),
          method,
          params: fc.oneof(call, fc.jsonValue()),
        },
        { requiredKeys: [] },
      ),
      fc.jsonValue(),
      fc.array(fc.record({ jsonrpc: fc.constant('2.0'), id: fc.integer(), method, params: call }), { maxLength: 3 }),
    );
    const headers = fc.record(
      {
        'mcp-protocol-version': fc.constantFrom('2026-07-28', '2025-11-25', '1999-01-01'),
        'mcp-method': method,
        'mcp-name': fc.constantFrom('search_docs', 'x'),
        'content-type': fc.constantFrom('application/json', 'text/plain'),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(message, headers, async (body, sent) => {
        const { statusCode, body: answer } = await post(body, sent);
        expect(statusCode).toBeLessThan(500);
        expect(answer).not.toContain('Something went wrong');
      }),
      { numRuns: 10_000 },
    );
    expect([assistant.asked.length, reports.length]).toEqual(before);
  }, 120_000);
});

describe('the inspector’s command line', () => {
  const inspect = async (...args: string[]) => {
    const launcher = fileURLToPath(
      import.meta.resolve('@modelcontextprotocol/inspector/clients/launcher/build/index.js'),
    );
    return run([launcher, '--cli', url.href, '--transport', 'http', ...args]);
  };

  test('finds no fault in the tools, and their schemas can be taken everywhere', async () => {
    const { code, stdout, stderr } = await inspect('--method', 'tools/list', '--strict');
    expect(code, stderr).toBe(0);
    expect((JSON.parse(stdout) as { tools: unknown[] }).tools).toHaveLength(7);
  });

  test('calls a tool and reads a page', async () => {
    const called = await inspect('--method', 'tools/call', '--tool-name', 'search_docs', '--tool-arg', 'query=radio');
    expect(called.code, called.stderr).toBe(0);
    expect(JSON.parse(called.stdout)).toMatchObject({ structuredContent: { nextCursor: null } });
    const read = await inspect('--method', 'resources/read', '--uri', `${url.origin}/docs/intro.md`);
    expect(read.code, read.stderr).toBe(0);
    expect(read.stdout).toContain('# Introduction');
  });
});

test.each(['2026-07-28', '2025-11-25'])(
  'the conformance suite of %s finds no fault but those of scenarios that do not apply',
  async (revision) => {
    const suite = fileURLToPath(import.meta.resolve('@modelcontextprotocol/conformance/dist/index.js'));
    const baseline = join(fixture.siteDir, 'conformance.yaml');
    const common = await readFile(new URL('conformance.yaml', import.meta.url), 'utf8');
    // Without sessions there is no stream of the older protocol to open twice.
    await writeFile(baseline, revision === '2025-11-25' ? `${common}  - server-sse-multiple-streams\n` : common);
    const args = [suite, 'server', '--url', url.href, '--requirements', revision, '--expected-failures', baseline];
    const { code, stdout, stderr } = await run(args);
    expect(code, (stdout + stderr).slice(-2000)).toBe(0);
  },
  120_000,
);

/** Runs a program of Node to its end. */
async function run(args: string[]): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const home = { HOME: fixture.siteDir, USERPROFILE: fixture.siteDir };
  const child = spawn(process.execPath, args, { env: { ...process.env, ...home }, stdio: ['ignore', 'pipe', 'pipe'] });
  const [stdout, stderr, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => child.on('close', resolve)),
  ]);
  return { code, stdout, stderr };
}
