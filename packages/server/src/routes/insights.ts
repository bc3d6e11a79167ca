import { setTimeout as pause } from 'node:timers/promises';
import { escapeHtml } from '@feedback-docs/text';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { csvLine } from '../backup/csvOf.ts';
import { addGetRoute } from '../http/addGetRoute.ts';
import { isCrossSite } from '../http/crossSite.ts';
import { problems, sendProblem } from '../http/problems.ts';
import { sendText } from '../http/sendText.ts';
import type { InsightsReader } from '../insights/createInsightsReader.ts';
import { insightsPage, PERIODS, type PeriodName } from '../insights/page/insightsPage.ts';
import { INSIGHTS_POLICY, pageFrame, signInPage } from '../insights/page/pageFrame.ts';
import { allTables } from '../insights/page/tables.ts';
import { isSameSecret, isSignedIn, sessionCookie } from '../insights/session.ts';

/** What the owner's page stands on. */
export interface InsightsDeps {
  readonly token: string;
  readonly read: InsightsReader;
  /** The path of the page as browsers ask for it. */
  readonly address: string;
  readonly now?: () => number;
  /** How long a wrong token is answered late, in milliseconds. */
  readonly delayMs?: number;
}

const MAX_FORM_BYTES = 4096;
const WRONG_TOKEN_DELAY_MS = 1000;
const MAX_ATTEMPTS = 5;
const ATTEMPTS_WINDOW_MS = 60_000;
const MAX_ADDRESSES = 1000;

/** Serves what readers look for and don't find to the owner, who signs in with a token; register it below the path of the page. */
export async function insights(
  app: FastifyInstance,
  { token, read, address, now = Date.now, delayMs = WRONG_TOKEN_DELAY_MS }: InsightsDeps,
): Promise<void> {
  const attempts = new LRUCache<string, number>({ max: MAX_ADDRESSES, ttl: ATTEMPTS_WINDOW_MS, noUpdateTTL: true });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  app.addHook('onRequest', async (_request, reply) => {
    reply
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .header('content-security-policy', INSIGHTS_POLICY)
      .type('text/html; charset=utf-8');
  });

  app.post('/', async (request, reply) => {
    if (isCrossSite(request)) return reply.code(403).send(signInPage(address, 'Sign in from this page.'));
    const tried = (attempts.get(request.reader.network) ?? 0) + 1;
    attempts.set(request.reader.network, tried);
    if (tried > MAX_ATTEMPTS)
      return reply.code(429).header('retry-after', 60).send(signInPage(address, 'Too many attempts. Wait a minute.'));
    const given = request.body instanceof URLSearchParams ? (request.body.get('token') ?? '') : '';
    if (!isSameSecret(given, token)) {
      request.log.warn('a sign-in to /insights was refused: wrong token');
      await pause(delayMs);
      return reply.code(401).send(signInPage(address, 'This is not the token. It is the value of INSIGHTS_TOKEN.'));
    }
    attempts.delete(request.reader.network);
    return reply.code(303).header('set-cookie', cookie(request, token)).header('location', address).send();
  });
  app.post('/sign-out', async (request, reply) =>
    reply.code(303).header('set-cookie', cookie(request, null)).header('location', address).send(),
  );

  addOwnerRoute('/', async (request, reply, period) =>
    sendText(request, reply, insightsPage(await read(PERIODS[period]), period, address)),
  );
  addOwnerRoute('/data.json', async (request, reply, period) =>
    sendText(request, reply.type('application/json; charset=utf-8'), JSON.stringify(await read(PERIODS[period]))),
  );
  addOwnerRoute('/:file', async (request, reply, period) => {
    const { file } = request.params as { file: string };
    const table = allTables(await read(PERIODS[period])).find(({ id }) => file === `${id}.csv`);
    if (table === undefined) return sendProblem(reply, problems.notFound);
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${table.id}-${period}.csv"`);
    return sendText(request, reply, [table.head, ...table.rows].map(csvLine).join(''));
  });

  function addOwnerRoute(
    url: string,
    handler: (request: FastifyRequest, reply: FastifyReply, period: PeriodName) => Promise<FastifyReply>,
  ): void {
    addGetRoute(app, url, async (request, reply) => {
      if (!isSignedIn(request.headers.cookie, token, now())) return reply.code(401).send(signInPage(address));
      const { period = 'month' } = request.query as { period?: unknown };
      if (typeof period !== 'string' || !Object.hasOwn(PERIODS, period)) {
        const allowed = Object.keys(PERIODS).join(', ');
        return reply.code(400).send(pageFrame('Unknown period', `<p>The period is one of ${escapeHtml(allowed)}.</p>`));
      }
      return handler(request, reply, period as PeriodName);
    });
  }

  function cookie(request: FastifyRequest, signedInWith: string | null): string {
    // Browsers take secure cookies over https, and from this machine itself.
    const isSecure = request.protocol === 'https' || !/^(localhost|127\.|\[::1\])/.test(request.host);
    return sessionCookie(signedInWith, { path: address, isSecure, now: now() });
  }
}
