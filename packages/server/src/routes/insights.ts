import { setTimeout as pause } from 'node:timers/promises';
import { escapeHtml } from '@feedback-docs/text';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { csvLine } from '../backup/csvOf.ts';
import { DAY_MS } from '../durations.ts';
import { FEEDBACK_STATES, type FeedbackLog, MAX_COMMENT_LENGTH } from '../feedback/createFeedbackLog.ts';
import { pageFrame, signInPage } from '../html/pageFrame.ts';
import { addGetRoute } from '../http/addGetRoute.ts';
import { isCrossSite } from '../http/crossSite.ts';
import { formOf, serveFormPages } from '../http/forms.ts';
import { problems, sendProblem } from '../http/problems.ts';
import { sendText } from '../http/sendText.ts';
import type { OwnersInsights as InsightsSource } from '../insights/createOwnersInsights.ts';
import { insightsPage, PERIODS, type PeriodName } from '../insights/page/insightsPage.ts';
import { plainCell } from '../insights/page/table.ts';
import { allTables, type Links, type OwnersInsights } from '../insights/page/tables.ts';
import { isSameSecret, isSignedIn, sessionCookie } from '../insights/session.ts';

/** What the owner's page stands on. */
export interface InsightsDeps {
  readonly token: string;
  readonly read: InsightsSource['read'];
  readonly draft: InsightsSource['draft'];
  readonly feedback: Pick<FeedbackLog, 'list' | 'judge'>;
  /** The path of the page as browsers ask for it. */
  readonly address: string;
  readonly toAddress: Links['toAddress'];
  readonly now?: () => number;
  /** How long a wrong token is answered late, in milliseconds. */
  readonly delayMs?: number;
}

const DEFAULT_PERIOD: PeriodName = 'month';
/** Rows of the longest list, also of what is downloaded. */
const ROWS = 25;
const DOWNLOADED_ROWS = 10_000;
const WRONG_TOKEN_DELAY_MS = 1000;
const MAX_ATTEMPTS = 5;
const ATTEMPTS_WINDOW_MS = 60_000;
const MAX_ADDRESSES = 1000;

/** Serves what readers look for and don't find to the owner, who signs in with a token; register it below the path of the page. */
export async function insights(
  app: FastifyInstance,
  { token, read, draft, feedback, address, toAddress, now = Date.now, delayMs = WRONG_TOKEN_DELAY_MS }: InsightsDeps,
): Promise<void> {
  const attempts = new LRUCache<string, number>({ max: MAX_ADDRESSES, ttl: ATTEMPTS_WINDOW_MS, noUpdateTTL: true });
  serveFormPages(app);

  app.post('/', async (request, reply) => {
    if (isCrossSite(request)) return reply.code(403).send(signInPage(address, 'Sign in from this page.'));
    const tried = (attempts.get(request.reader.network) ?? 0) + 1;
    attempts.set(request.reader.network, tried);
    if (tried > MAX_ATTEMPTS)
      return reply.code(429).header('retry-after', 60).send(signInPage(address, 'Too many attempts. Wait a minute.'));
    const given = formOf(request).get('token') ?? '';
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

  app.post('/feedback/:id', async (request, reply) => {
    if (!isSignedIn(request.headers.cookie, token, now())) return reply.code(401).send(signInPage(address));
    if (isCrossSite(request)) return reply.code(403).send(signInPage(address, 'Change this on the page itself.'));
    const form = formOf(request);
    const state = FEEDBACK_STATES.find((one) => one === form.get('state'));
    const note = form.get('note') ?? '';
    if (state === undefined || note.length > MAX_COMMENT_LENGTH) {
      const text = `A state is one of ${FEEDBACK_STATES.join(', ')}, and a note has at most ${MAX_COMMENT_LENGTH} characters.`;
      return reply.code(400).send(pageFrame('Not changed', `<p>${escapeHtml(text)}</p>`));
    }
    const { id } = request.params as { id: string };
    if (!(await feedback.judge(id, { state, note }))) return sendProblem(reply, problems.notFound);
    return reply.redirect(`${address}?period=${periodOf(request) ?? DEFAULT_PERIOD}#feedback`, 303);
  });

  addOwnerRoute('/', async (request, reply, period) =>
    sendText(request, reply, insightsPage(await readAll(period, ROWS), period, address, linksOf(period))),
  );
  addOwnerRoute('/data.json', async (request, reply, period) =>
    sendText(
      request,
      reply.type('application/json; charset=utf-8'),
      JSON.stringify(await readAll(period, DOWNLOADED_ROWS)),
    ),
  );
  addOwnerRoute('/gaps.patch', async (request, reply, period) => {
    const { gap } = request.query as { gap?: unknown };
    const patch = await draft(PERIODS[period], gap === undefined ? undefined : String(gap));
    if (patch === null) return sendProblem(reply, problems.notFound);
    reply
      .type('text/x-patch; charset=utf-8')
      .header('content-disposition', `attachment; filename="gaps-${period}.patch"`);
    return sendText(request, reply, patch);
  });
  addOwnerRoute('/:file', async (request, reply, period) => {
    const { file } = request.params as { file: string };
    const table = allTables(await readAll(period, DOWNLOADED_ROWS), linksOf(period)).find(
      ({ id }) => file === `${id}.csv`,
    );
    if (table === undefined) return sendProblem(reply, problems.notFound);
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${table.id}-${period}.csv"`);
    return sendText(request, reply, [table.head, ...table.rows.map((row) => row.map(plainCell))].map(csvLine).join(''));
  });

  /** Feedback is read at once, so that the owner sees what they have just changed. */
  async function readAll(period: PeriodName, rows: number): Promise<OwnersInsights> {
    const days = PERIODS[period];
    return { ...(await read(days)), feedback: await feedback.list(now() - days * DAY_MS, rows) };
  }

  function linksOf(period: PeriodName): Links {
    return { toAddress, toPatch: (gapId) => `${address}/gaps.patch?period=${period}&gap=${gapId}` };
  }

  function addOwnerRoute(
    url: string,
    handler: (request: FastifyRequest, reply: FastifyReply, period: PeriodName) => Promise<FastifyReply>,
  ): void {
    addGetRoute(app, url, async (request, reply) => {
      if (!isSignedIn(request.headers.cookie, token, now())) return reply.code(401).send(signInPage(address));
      const period = periodOf(request);
      if (period === null) {
        const allowed = Object.keys(PERIODS).join(', ');
        return reply.code(400).send(pageFrame('Unknown period', `<p>The period is one of ${escapeHtml(allowed)}.</p>`));
      }
      return handler(request, reply, period);
    });
  }

  function cookie(request: FastifyRequest, signedInWith: string | null): string {
    // Browsers take secure cookies over https, and from this machine itself.
    const isSecure = request.protocol === 'https' || !/^(localhost|127\.|\[::1\])/.test(request.host);
    return sessionCookie(signedInWith, { path: address, isSecure, now: now() });
  }
}

/** The period that a request names, by default the last month; null where there is none of that name. */
function periodOf(request: FastifyRequest): PeriodName | null {
  const { period = DEFAULT_PERIOD } = request.query as { period?: unknown };
  return typeof period === 'string' && Object.hasOwn(PERIODS, period) ? (period as PeriodName) : null;
}
