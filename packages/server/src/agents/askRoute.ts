import { type AddressForm, createAddresses } from '@feedback-docs/pages/addresses';
import { ProtocolError } from '@feedback-docs/protocol';
import type { Release } from '@feedback-docs/releases';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addGetRoute } from '../http/addGetRoute.ts';
import { isCrossSite, ownOrigin } from '../http/crossSite.ts';
import { queryOf } from '../http/decodePath.ts';
import { sendText } from '../http/sendText.ts';
import { type AskDeps, askDocs } from './askDocs.ts';
import { changesSince } from './changesSince.ts';
import { readVersionKey } from './readVersion.ts';
import { refusalOf } from './refusalOf.ts';

/** What asking over plain GET stands on. */
export interface AskRouteDeps extends AskDeps {
  readonly releases: () => readonly Release[];
  readonly addressForm: AddressForm;
}

/** What a request asks: a question, perhaps about a page, perhaps for a reader of an older version. */
interface AskQuery {
  readonly question: string;
  readonly version: string | null;
  readonly page?: string | undefined;
}

/**
 * Answers `?q=…&version=…` over plain GET: the assistant's answer as Markdown, with the outcome in `x-answer-outcome`. Refusals of the server are Markdown
 * as well, with a sentence that says what to do.
 */
export function askRoute(app: FastifyInstance, deps: AskRouteDeps): void {
  addGetRoute(app, '/ask.md', async (request, reply) => {
    const query = new URLSearchParams(queryOf(request.raw.url ?? ''));
    const question = query.get('q') ?? '';
    return sendAsked(request, reply, { question, version: query.get('version') }, deps);
  });
}

/** The question that the address of a page's Markdown asks (`?ask=`), or null. */
export function askedOfPage(request: FastifyRequest): { question: string; version: string | null } | null {
  const query = new URLSearchParams(queryOf(request.raw.url ?? ''));
  const question = query.get('ask');
  return question === null ? null : { question, version: query.get('version') };
}

/** Answers a question with Markdown. */
export async function sendAsked(
  request: FastifyRequest,
  reply: FastifyReply,
  { question, version, page }: AskQuery,
  { releases, addressForm, ...deps }: AskRouteDeps,
): Promise<FastifyReply> {
  reply.header('x-robots-tag', 'noindex').header('cache-control', 'private, no-store');
  reply.type('text/markdown; charset=utf-8');
  const addresses = createAddresses(addressForm, ownOrigin(request));
  try {
    // A page of another site could use up its readers' questions.
    if (isCrossSite(request)) throw new ProtocolError(403, 'Pages of other sites cannot ask here. Ask from a program.');
    if (question.trim() === '')
      throw new ProtocolError(
        400,
        `Write the question into the address: ${addresses.toAddress('/ask.md')}?q=how+do+I+…`,
      );
    const release = version === null ? null : readVersionKey(releases(), version);
    const answer = await askDocs(deps, { question, page, reader: request.reader, addresses });
    const since = release === null ? '' : changesSince(releases(), release, answer.cited, addresses);
    reply.header('x-answer-outcome', answer.outcome);
    return await sendText(request, reply, `# ${oneLine(question)}\n\n${answer.markdown}\n${since}`);
  } catch (error) {
    return refuse(request, reply, error);
  }
}

function refuse(request: FastifyRequest, reply: FastifyReply, error: unknown): Promise<FastifyReply> {
  const { status, sentence, retryAfterSeconds } = refusalOf(error);
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  return sendText(request, reply.code(status), `# This question is not answered\n\n${sentence}\n`);
}

function oneLine(question: string): string {
  return question
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .toWellFormed();
}
