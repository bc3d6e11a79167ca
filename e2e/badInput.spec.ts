import { connect } from 'node:net';
import { verifies } from './manifest/verifies.ts';
import { expect, test } from './test.ts';

const LONG = 'a'.repeat(10_000);

for (const [what, request, status] of [
  ['bad percent-encoding', get('/docs/%E0%A4%A'), 400],
  ['a path that climbs out of the site', get('/docs/../../package.json'), 400],
  ['an encoded path that climbs out of the site', get('/%2e%2e%2f%2e%2e%2fpackage.json'), 400],
  ['a NUL in the path', get('/docs/intro%00.html'), 400],
  ['a path of 10 kB', get(`/${LONG}`), 414],
  ['a query of 10 kB', get(`/search?q=${LONG}`), 414],
  ['a folder of the site', get('/assets/'), 404],
  ['the data of the server', get('/server-data/policy.json'), 404],
  ['an unknown method', 'BREW /docs HTTP/1.1\r\nHost: docs\r\nConnection: close\r\n\r\n', 400],
  ['a method that changes things', 'DELETE /docs HTTP/1.1\r\nHost: docs\r\nConnection: close\r\n\r\n', 405],
  ['headers that are too large', get('/docs', `X-Large: ${LONG}${LONG}\r\n`), 431],
  ['a wrong Accept', get('/docs', 'Accept: text/html;q=high\r\n'), 400],
  ['a wrong Range', get('/docs', 'Range: bytes=9-1\r\n'), 416],
  ['a wrong If-None-Match', get('/docs', 'If-None-Match: unquoted\r\n'), 400],
  ['bytes that are no HTTP', '\u0016\u0003\u0001 hello\r\n\r\n', 400],
] as const) {
  test(`${what} is refused with ${status} and a short text`, verifies('I2.bad-input'), async ({ baseURL }) => {
    const answer = await exchange(new URL(baseURL ?? ''), request);
    expect(answer.status).toBe(status);
    expect(answer.body.length).toBeLessThan(200);
    expect(answer.body).not.toMatch(/node_modules|\.ts:\d|"dependencies"/);
  });
}

function get(target: string, headers = ''): string {
  return `GET ${target} HTTP/1.1\r\nHost: docs\r\nConnection: close\r\n${headers}\r\n`;
}

/** Sends bytes as they are, which no browser would, and reads until the server closes. */
function exchange({ hostname, port }: URL, request: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(request, 'latin1'));
    let answer = '';
    socket.setEncoding('utf8');
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('error', reject);
    socket.on('close', () => {
      const [head = '', body = ''] = answer.split(/\r\n\r\n(.*)/s);
      resolve({ status: Number(head.split(' ')[1]), body });
    });
  });
}
