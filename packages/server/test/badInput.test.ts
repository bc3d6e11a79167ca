import { type AddressInfo, connect } from 'node:net';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSiteFixture, type SiteFixture } from './createSiteFixture.ts';
import { createTestApp } from './createTestApp.ts';

let fixture: SiteFixture;
let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  fixture = await createSiteFixture();
  await fixture.write('secret.txt', 'not for readers');
  ({ app } = await createTestApp(fixture.siteDir, { HSTS_MAX_AGE: '600' }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(async () => {
  await app.close();
  await fixture.dispose();
});

/** Sends bytes as they are, which no HTTP client would, and reads until the server closes. */
function send(text: string): Promise<{ status: number; head: string; body: string }> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text, 'latin1'));
    let answer = '';
    socket.setEncoding('utf8');
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('error', reject);
    socket.on('close', () => {
      const [head = '', body = ''] = answer.split(/\r\n\r\n(.*)/s);
      resolve({ status: Number(head.split(' ')[1]), head, body });
    });
  });
}

const request = (target: string, headers = '', method = 'GET') =>
  send(`${method} ${target} HTTP/1.1\r\nHost: docs\r\nConnection: close\r\n${headers}\r\n`);

const expectShortRefusal = ({ status, body }: { status: number; body: string }, expected: number) => {
  expect(status).toBe(expected);
  expect(body.length).toBeLessThan(200);
  expect(body).not.toMatch(/at .*\.(ts|js):\d|node_modules|not for readers/);
};

test.each([
  ['/%', 400],
  ['/%zz/docs', 400],
  ['/docs/%E0%A4%A', 400],
  ['/../secret.txt', 400],
  ['/docs/../../secret.txt', 400],
  ['/%2e%2e/secret.txt', 400],
  ['/%2e%2e%2fsecret.txt', 400],
  ['/..%5csecret.txt', 400],
  ['/..\\secret.txt', 400],
  ['/docs/intro%00.html', 400],
  ['/docs%0d%0aSet-Cookie:a=b', 400],
  ['/%252e%252e/secret.txt', 404],
  ['/....//secret.txt', 404],
  ['//127.0.0.1/', 404],
  ['http://other.example/docs', 400],
  ['/docs/?name=\u00e9', 400],
  ['/%2f/other.example.html', 400],
  ['docs', 400],
  ['/search?q=%', 400],
  ['/health/live/%', 400],
  ['/server-data/policy.json', 404],
])('GET %s is refused with %i and one sentence', async (target, status) => {
  expectShortRefusal(await request(target), status);
});

test.each(['/', '/docs?', '/search?q='])('ten thousand letters after %s are refused', async (start) => {
  expectShortRefusal(await request(start + 'a'.repeat(10_000)), 414);
});

test.each([
  ['POST', 405],
  ['PUT', 405],
  ['DELETE', 405],
  ['OPTIONS', 405],
  ['TRACE', 405],
  ['PROPFIND', 405],
  ['BREW', 400],
  ['get', 400],
])('the method %s is refused with %i', async (method, status) => {
  expectShortRefusal(await request('/docs', '', method), status);
});

test.each(['/docs', '/1/indexes/docs/query', '/chat/token', '/nowhere'])(
  '%s with two Host headers is refused',
  async (path) => {
    const answer = await request(path, 'hOST: other.example\r\n');
    expectShortRefusal(answer, 400);
    expect(answer.body).toContain('one Host header');
  },
);

test.each([
  ['not HTTP', () => send('this is not HTTP\r\n\r\n')],
  ['two lengths', () => request('/docs', 'Content-Length: 3\r\nTransfer-Encoding: chunked\r\n')],
  ['large headers', () => request('/docs', `X-Large: ${'a'.repeat(20_000)}\r\n`)],
  ['a tunnel', () => request('other.example:443', '', 'CONNECT')],
])('what is refused before it is a request (%s) carries the same headers as every answer', async (_name, refused) => {
  const names = ({ head }: { head: string }) =>
    [...head.matchAll(/^([\w-]+):/gm)].map(([, name = '']) => name.toLowerCase());
  const everywhere = names(await request('/nowhere')).filter((name) => /policy|x-|strict/.test(name));
  expect(everywhere).toContain('strict-transport-security');
  expect(names(await refused())).toEqual(expect.arrayContaining(everywhere));
});

test('the server is no tunnel to another host', async () => {
  expectShortRefusal(await request('other.example:443', '', 'CONNECT'), 405);
});

test.each([
  ['Accept: html', 400],
  ['Accept: text/html;q=high', 400],
  ['Range: bytes=zero-one', 416],
  ['Range: bytes=999999-', 416],
  ['Range: bytes', 416],
  ['If-None-Match: unquoted', 400],
  ['If-Match: "another-version"', 412],
  ['Bad Header: 1', 400],
  ['Content-Length: many', 400],
  ['Content-Length: 3\r\nTransfer-Encoding: chunked', 400],
])('the header %s is refused with %i', async (header, status) => {
  expectShortRefusal(await request('/docs', `${header}\r\n`), status);
});

test.each([
  ['GET /docs HTTP/1.1\r\n\r\n', 400],
  ['GET /docs HTTP/9.9\r\n\r\n', 400],
  ['\u0016\u0003\u0001 this is not HTTP\r\n\r\n', 400],
])('bytes that are no proper request are refused: %j', async (text, status) => {
  expectShortRefusal(await send(text), status);
});

test('headers that are too large for this server are refused', async () => {
  expectShortRefusal(await request('/docs', `X-Large: ${'a'.repeat(20_000)}\r\n`), 431);
});

test('a body that is too large for this server is refused', async () => {
  const body = 'a'.repeat(70_000);
  expectShortRefusal(
    await request('/docs', `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n`, 'POST'),
    413,
  );
});

test('whatever the address and the headers are, the answer is never a failure of the server', async () => {
  const piece = fc.constantFrom(
    'docs',
    'intro',
    '/',
    '//',
    '..',
    '.',
    '%',
    '%2e',
    '%00',
    '%2f',
    '\\',
    '?',
    '&q=',
    '#',
    '.html',
    'é',
    ';',
    ':',
  );
  const target = fc.array(piece, { maxLength: 12 }).map((pieces) => `/${pieces.join('')}`);
  const value = fc.oneof(fc.string({ maxLength: 40 }), fc.constantFrom('*', '"a"', 'bytes=0-', '*/*', 'br;q=1'));
  const header = fc.constantFrom('accept', 'accept-encoding', 'range', 'if-range', 'if-none-match', 'if-match');
  await fc.assert(
    fc.asyncProperty(target, fc.dictionary(header, value), async (url, headers) => {
      const lines = Object.entries(headers).map(([name, text]) => `${name}: ${text}\r\n`);
      const answer = await request(url, lines.join(''));
      expect(answer.status).toBeGreaterThanOrEqual(200);
      expect(answer.status).toBeLessThan(500);
      expect(answer.body).not.toContain('not for readers');
    }),
    { numRuns: 500 },
  );
});
