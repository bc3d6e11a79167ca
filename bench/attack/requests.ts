import { once } from 'node:events';
import { connect } from 'node:net';
import { seededRandom } from '../../tools/seededRandom.ts';
import { CREDENTIALS } from '../reader.ts';
import type { Attack } from './Attack.ts';

const ODD_TEXTS = [
  '',
  '\u0000',
  '\ud83d',
  '﷽'.repeat(90),
  '%2e%2e/',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  '<script>alert(1)</script>',
  "' OR 1=1 --",
  '\r\nX: y',
  '1e309',
  '('.repeat(4000),
  '"',
  '*'.repeat(500),
  'a:1 TO 5',
];
const PATHS = ['/1/indexes/docs/query', '/1/indexes/*/queries', '/1/events', '/chat', '/chat/feedback', '/chat/token'];
const FIELDS = ['query', 'filters', 'facetFilters', 'params', 'page', 'requests', 'events', 'messages', 'id', 'index'];

/** What no request may get, whatever it holds: each line is sent as it stands. */
const REFUSED: readonly string[] = [
  'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n',
  'GET / HTTP/1.1\r\n\r\n',
  'POST /1/events HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  'POST /1/events HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: xchunked\r\nContent-Length: 1\r\n\r\n0',
  'POST /1/events HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\nContent-Length: 5\r\n\r\nabcde',
  'GET /\u0000 HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET /.env HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET /.git/config HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET /..%2fserver-data/policy.json HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET /%2e%2e/package.json HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET //evil.example/docs/intro.html HTTP/1.1\r\nHost: a\r\n\r\n',
  `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
  `GET / HTTP/1.1\r\nHost: a\r\n${'a: 1\r\n'.repeat(2100)}\r\n`,
  'CONNECT evil.example:443 HTTP/1.1\r\nHost: a\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
];

/** Requests that no client sends. */
export const REQUEST_ATTACKS: readonly Attack[] = [
  {
    name: 'answers 5xx, or none, to 2,000 random requests',
    isShort: true,
    async run({ newReader }) {
      const random = seededRandom(20_261_123);
      const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
      const value = (depth = 0): unknown => {
        const kind = random();
        if (kind < 0.5 || depth > 2) return pick(ODD_TEXTS);
        if (kind < 0.65) return pick([0, -1, 1e308, 1.5, null, true, Number.MAX_SAFE_INTEGER]);
        if (kind < 0.8) return Array.from({ length: 3 }, () => value(depth + 1));
        return Object.fromEntries(Array.from({ length: 3 }, () => [pick(FIELDS), value(depth + 1)]));
      };
      let failed = 0;
      for (let sent = 0; sent < 2000; sent++) {
        const reader = newReader();
        const { status } =
          random() < 0.3
            ? await reader.send(
                `/${pick(['docs', 'search', 'health/ready', ''])}?q=${encodeURIComponent(pick(ODD_TEXTS).toWellFormed())}`,
              )
            : await reader.send(pick(PATHS), { headers: CREDENTIALS, body: JSON.stringify(value()) });
        if (status === 0 || status >= 500) failed++;
      }
      return { cost: failed, most: 0, unit: 'answers' };
    },
  },
  {
    name: `of ${REFUSED.length} forbidden requests answered 2xx`,
    isShort: true,
    async run({ base }) {
      const heads = await Promise.all(REFUSED.map((text) => sendRaw(base, text)));
      return { cost: heads.filter((head) => /^HTTP\/1\.1 2/.test(head)).length, most: 0, unit: 'answers' };
    },
  },
];

/** The first line of what the server answers, empty when it closes without a word. */
async function sendRaw(base: string, text: string): Promise<string> {
  const { hostname, port } = new URL(base);
  const socket = connect({ host: hostname, port: Number(port) });
  let answer = '';
  socket.setEncoding('latin1').on('data', (part: string) => {
    answer += part;
    socket.end();
  });
  socket.on('error', () => undefined);
  socket.write(text);
  socket.setTimeout(10_000, () => socket.destroy());
  await once(socket, 'close');
  return answer.split('\r\n', 1)[0] ?? '';
}
