import { EventEmitter, once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { WebKitPrograms } from '../../tools/setup/findEngines.mjs';
import { startProgram } from './startProgram.ts';
import { startScreen } from './WebKit.ts';

const SCRIPT = '/visit.js';
const END = '/visited';
/** What the last page writes to the console: where that is not to be read, nothing is. */
const LAST_WORDS = 'All pages were visited.';
const QUIET = '/quiet';
/** Headers that are about one connection, not about what it carries. */
const OF_THE_CONNECTION = ['connection', 'content-length', 'keep-alive', 'transfer-encoding'];
/** Longest time for a page to come to life, in milliseconds: what takes longer hangs. */
const PAGE_MS = 60_000;

/**
 * Has WebKit open pages one after the other, each as soon as the one before has come to life, and returns what the browser wrote to
 * its console: a line for each message, with its kind and the address it is about. WebDriver can't tell that, and a browser that it
 * drives doesn't write it down either. So nobody drives this one: a server in front of the site adds a script to each page that
 * shows interest, waits and goes on.
 */
export async function visitPages(
  { browser, screen }: WebKitPrograms,
  site: string,
  paths: readonly string[],
): Promise<string[]> {
  let visited = 0;
  let since = Date.now();
  let asked = 0;
  let underWay = 0;
  const answered = new EventEmitter();
  const server = createServer(async (request, response) => {
    const { url = '/', method = 'GET', headers } = request;
    if (url === SCRIPT) {
      since = Date.now();
      response.setHeader('content-type', 'text/javascript').setHeader('cache-control', 'no-store');
      response.end(`(${visitPage})(${JSON.stringify([...paths.slice(1), END][visited++])})`);
      return;
    }
    if (url === END) {
      response.setHeader('content-type', 'text/html').end(`<script>console.warn('${LAST_WORDS}')</script>`);
      return;
    }
    if (url === QUIET) {
      while (underWay > 0) await once(answered, 'all');
      response.end(String(asked));
      return;
    }
    asked++;
    underWay++;
    response.on('close', () => {
      if (--underWay === 0) answered.emit('all');
    });
    const { accept = '*/*', 'content-type': type = '' } = headers;
    const answer = await fetch(site + url, {
      method,
      headers: { accept, 'accept-encoding': 'identity', ...(type === '' ? {} : { 'content-type': type }) },
      redirect: 'manual',
      ...(method === 'POST' ? { body: new Uint8Array(await buffer(request)) } : {}),
    });
    for (const [name, value] of answer.headers) if (!OF_THE_CONNECTION.includes(name)) response.setHeader(name, value);
    response.statusCode = answer.status;
    const body = Buffer.from(await answer.arrayBuffer());
    const isPage = answer.headers.get('content-type')?.startsWith('text/html') === true;
    response.end(isPage ? body.toString().replace('</head>', `<script src="${SCRIPT}" defer></script></head>`) : body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const home = await mkdtemp(join(tmpdir(), 'webkit-'));
  const display = await startScreen(screen);
  try {
    const args = ['--enable-write-console-messages-to-stdout=true', origin + paths[0]];
    const env = { DISPLAY: display.ready, HOME: home, XDG_DATA_HOME: home, XDG_CACHE_HOME: home };
    const hasEnded = (output: string) => {
      if (Date.now() > since + PAGE_MS) throw new Error(`${paths[visited - 1]} did not come to life:\n${output}`);
      return output.includes(LAST_WORDS) || undefined;
    };
    const program = await startProgram(browser, args, hasEnded, { env, limitMs: Number.POSITIVE_INFINITY });
    await program.stop();
    const lines = program.output().split('\n');
    return lines.filter((line) => line.includes(' CONSOLE ') && !line.includes(LAST_WORDS));
  } finally {
    await display.stop();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Runs in the page. Goes on when the app is there and the server is asked for nothing more: a page that is left early complains. */
function visitPage(next: string): void {
  const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const askedSoFar = async () => (await fetch('/quiet')).text();
  const goOn = async () => {
    for (let before = ''; before !== (await askedSoFar()); await frames()) before = await askedSoFar();
    location.assign(next);
  };
  const observer = new MutationObserver(() => {
    if (document.documentElement.dataset['hasHydrated'] !== 'true') return;
    observer.disconnect();
    void goOn();
  });
  observer.observe(document.documentElement, { attributes: true });
  document.documentElement.dispatchEvent(new Event('pointerover', { bubbles: true }));
}
