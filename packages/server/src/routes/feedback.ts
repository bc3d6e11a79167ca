import type { Addresses } from '@feedback-docs/pages/addresses';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LimitError, type Limits } from '../assistant/limits/createLimits.ts';
import { type FeedbackLog, MAX_COMMENT_LENGTH } from '../feedback/createFeedbackLog.ts';
import { explanationPage, messagePage, type PageSection, REASONS } from '../feedback/feedbackPage.ts';
import { addGetRoute } from '../http/addGetRoute.ts';
import { pathBelow } from '../http/basePath.ts';
import { isCrossSite } from '../http/crossSite.ts';
import { formOf, MAX_FORM_BYTES, serveFormPages } from '../http/forms.ts';
import { sendText } from '../http/sendText.ts';
import type { Site } from '../site/loadSite.ts';

/** What the routes of page feedback stand on. */
export interface FeedbackDeps {
  readonly log: FeedbackLog;
  readonly limits: Pick<Limits, 'vote' | 'feedback'>;
  readonly site: () => Pick<Site, 'pages'> | null;
  /** The sections of a page in reading order. */
  readonly sectionsOf: (page: string) => Promise<readonly PageSection[]>;
  readonly addresses: Pick<Addresses, 'toAddress'>;
  readonly baseUrl: string;
}

const HOME = '/docs';

/**
 * Takes "Was this page helpful?" as a form, without any script: `POST /feedback?page=/docs/intro` counts a vote and leads to `/feedback/<id>`, where the
 * reader can say why, once and within an hour. Register it below /feedback.
 */
export async function feedback(
  app: FastifyInstance,
  { log, limits, site, sectionsOf, addresses, baseUrl }: FeedbackDeps,
): Promise<void> {
  const here = `${baseUrl}feedback`;
  const home = addresses.toAddress(HOME);
  serveFormPages(app);
  app.setErrorHandler(async (error, request, reply) => {
    if (error instanceof LimitError) {
      reply.code(429).header('retry-after', error.retryAfterSeconds);
      return reply.send(messagePage('Already counted', error.message, home));
    }
    const status = (error as { statusCode?: number }).statusCode ?? 503;
    if (status >= 500) {
      request.log.error(error, 'feedback could not be kept');
      return refuse(reply, 503, 'Your rating cannot be kept at the moment. Please try again in a minute.');
    }
    return refuse(reply, status, `Send a form of at most ${MAX_FORM_BYTES / 1024} KiB, as the page does.`);
  });

  app.post('/', async (request, reply) => {
    if (isCrossSite(request)) return refuse(reply, 403, 'Rate pages of this site on the page itself.');
    const { page: rated } = request.query as { page?: unknown };
    const page = pathBelow(String(rated ?? ''), baseUrl).replace(/(.)\/$/, '$1');
    const helpful = formOf(request).get('helpful')?.toLowerCase();
    if (helpful !== 'yes' && helpful !== 'no') return refuse(reply, 400, 'A rating is yes or no.');
    if (site()?.pages.some(({ url }) => url === page) !== true)
      return refuse(reply, 400, 'This names no page of this site. Rate a page with the buttons at its end.');
    await limits.feedback(request.reader);
    await limits.vote(request.reader, page);
    return reply.redirect(`${here}/${await log.vote({ page, helpful })}`, 303);
  });

  addGetRoute(app, '/:id', async (request, reply) => {
    const { id } = request.params as { id: string };
    const vote = await log.openVote(id);
    if (vote === null) return sendText(request, reply, messagePage('Thank you', 'Your rating is counted.', home));
    const page = explanationPage(vote, {
      action: `${here}/${encodeURIComponent(id)}`,
      back: addresses.toAddress(vote.page),
      sections: await sectionsOf(vote.page),
    });
    return sendText(request, reply, page);
  });

  app.post('/:id', async (request, reply) => {
    if (isCrossSite(request)) return refuse(reply, 403, 'Rate pages of this site on the page itself.');
    await limits.feedback(request.reader);
    const { id } = request.params as { id: string };
    const vote = await log.openVote(id);
    // Sent twice, or too late: what was counted stays as it is.
    if (vote === null) return reply.redirect(`${here}/${encodeURIComponent(id)}`, 303);
    const explanation = await readExplanation(request, vote);
    if (typeof explanation === 'string') return refuse(reply, 400, explanation);
    await log.explain(id, explanation);
    const text = 'Your answer reached the people who write this page.';
    return reply.send(messagePage('Thank you', text, addresses.toAddress(vote.page)));
  });

  function refuse(reply: FastifyReply, status: number, text: string): FastifyReply {
    return reply.code(status).send(messagePage('This was not counted', text, home));
  }

  /** A sentence when the form holds what the page does not offer. */
  async function readExplanation(request: FastifyRequest, { page, helpful }: { page: string; helpful: 'yes' | 'no' }) {
    const form = formOf(request);
    const reason = form.get('reason') || null;
    const section = form.get('section') || null;
    const comment = (form.get('comment') ?? '').replaceAll('\r\n', '\n').trim();
    if (reason !== null && !Object.hasOwn(REASONS[helpful], reason))
      return `The reason is one of ${Object.keys(REASONS[helpful]).join(', ')}.`;
    if (section !== null && !(await sectionsOf(page)).some(({ anchor }) => anchor === section))
      return 'This names no section of the page.';
    if (comment.length > MAX_COMMENT_LENGTH)
      return `The text has ${comment.length} characters, and at most ${MAX_COMMENT_LENGTH} are kept. Go back and shorten it.`;
    return { reason, section, comment };
  }
}
