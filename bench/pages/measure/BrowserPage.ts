import { type CDPSession, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../../../tools/setup/launchOptions.mjs';
import { trustFlag } from '../serve/readCertificate.ts';

/** What the browser asked a site for. */
interface SeenRequest {
  readonly url: string;
  isPrefetch: boolean;
  isDone: boolean;
  status: number;
  mimeType: string;
}

/** A fresh page of a fresh profile, and what it asked for. */
export interface BrowserPage {
  readonly page: Page;
  readonly session: CDPSession;
  readonly requests: ReadonlyMap<string, SeenRequest>;
  /** Resolves when there has been no request for `quietMs`, after 15 seconds at the latest. */
  becomeIdle(quietMs: number): Promise<void>;
}

/** How every browser of this bench is started, also Lighthouse's. */
export async function benchLaunchOptions(): Promise<ReturnType<typeof launchOptions>> {
  return launchOptions('--disable-sync', '--mute-audio', await trustFlag());
}

const TIMEOUT_MS = 15_000;
/** Between a phone and a wide screen the sidebars are there. */
const VIEWPORT = { width: 1350, height: 940 };

/**
 * Starts a browser, hands a fresh page of it on, and closes it. Nothing of an earlier page is left in memory or caches. Throws when there
 * is no browser.
 */
export async function inBrowserPage<Result>(run: (open: BrowserPage) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch(await benchLaunchOptions());
  try {
    const context = await browser.newContext({ viewport: VIEWPORT });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const requests = await watchRequests(session);
    return await run({ page, session, requests, becomeIdle: (quietMs) => becomeIdle(requests, quietMs) });
  } finally {
    await browser.close();
  }
}

async function watchRequests(session: CDPSession): Promise<Map<string, SeenRequest>> {
  const requests = new Map<string, SeenRequest>();
  const change = (id: string, changes: Partial<SeenRequest>) => {
    const seen = requests.get(id);
    if (seen !== undefined) Object.assign(seen, changes);
  };
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!request.url.startsWith('http')) return;
    const isPrefetch = type === 'Prefetch' || isForPrefetch(request.headers);
    requests.set(requestId, { url: request.url, isPrefetch, isDone: false, status: 0, mimeType: '' });
  });
  session.on('Network.requestWillBeSentExtraInfo', ({ requestId, headers }) => {
    if (isForPrefetch(headers)) change(requestId, { isPrefetch: true });
  });
  session.on('Network.responseReceived', ({ requestId, response }) =>
    change(requestId, { status: response.status, mimeType: response.mimeType }),
  );
  session.on('Network.loadingFinished', ({ requestId }) => change(requestId, { isDone: true }));
  session.on('Network.loadingFailed', ({ requestId }) => change(requestId, { isDone: true, status: 0 }));
  await session.send('Network.enable');
  return requests;
}

function isForPrefetch(headers: Readonly<Record<string, string>>): boolean {
  return Object.entries(headers).some(([name, value]) => /^(sec-)?purpose$/i.test(name) && value.includes('prefetch'));
}

async function becomeIdle(requests: ReadonlyMap<string, SeenRequest>, quietMs: number): Promise<void> {
  const started = performance.now();
  let quietSince = started;
  let count = requests.size;
  while (performance.now() - quietSince < quietMs && performance.now() - started < TIMEOUT_MS) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    if (requests.size === count && [...requests.values()].every(({ isDone }) => isDone)) continue;
    count = requests.size;
    quietSince = performance.now();
  }
}
