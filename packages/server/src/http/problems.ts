import type { FastifyReply } from 'fastify';

/** Everything that can go wrong for a reader, in one place: the status, and what the reader is told. */
export const problems = {
  malformedRequest: { status: 400, text: 'This request is malformed, so it cannot be answered.' },
  severalHosts: { status: 400, text: 'A request carries one Host header, and this one carries several.' },
  malformedAddress: { status: 400, text: 'This address is malformed. Check its spelling, or start at /docs.' },
  malformedAccept: { status: 400, text: 'The Accept header is malformed. Send text/html, or leave it out.' },
  malformedCondition: {
    status: 400,
    text: 'If-Match and If-None-Match take * or a list of entity tags in double quotes.',
  },
  notFound: { status: 404, text: 'There is nothing at this address. The documentation starts at /docs.' },
  methodNotAllowed: { status: 405, text: 'This address can only be read: use GET or HEAD.' },
  requestTimeout: { status: 408, text: 'The request took too long to arrive. Please send it again.' },
  preconditionFailed: { status: 412, text: 'The file is not the version If-Match asks for.' },
  bodyTooLarge: { status: 413, text: 'The body of this request is too large.' },
  addressTooLong: { status: 414, text: 'This address is too long. Paths end at 2048 characters.' },
  rangeNotSatisfiable: { status: 416, text: 'The Range header asks for a part this file does not have.' },
  headersTooLarge: { status: 431, text: 'The headers of this request are too large. Clearing cookies may help.' },
  internal: { status: 500, text: 'Something went wrong on our side. Please try again in a moment.' },
  notReady: { status: 503, text: 'The documentation is still being loaded. Please try again in a few seconds.' },
  siteChanged: { status: 503, text: 'The documentation is being updated. Please try again in a moment.' },
} as const satisfies Record<string, Problem>;

/** One row of the table: an HTTP status and a sentence for the reader. */
export interface Problem {
  status: number;
  text: string;
}

/** Answers with the status and the sentence of a problem as plain text that no cache keeps. */
export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(`${problem.text}\n`);
}
