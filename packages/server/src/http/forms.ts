import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PAGE_POLICY } from '../html/pageFrame.ts';

/** Most bytes of a form: 500 characters of text, each of which may become nine when they are encoded, and room beside it. */
export const MAX_FORM_BYTES = 8 * 1024;

/** Has the routes of a scope answer with pages in the server's own frame, which nobody stores or lists, and take what their forms send. */
export function serveFormPages(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  app.addHook('onRequest', async (_request, reply) => {
    reply
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .header('content-security-policy', PAGE_POLICY)
      .type('text/html; charset=utf-8');
  });
}

/** The fields of a form that was sent; none where something else was. */
export function formOf({ body }: FastifyRequest): URLSearchParams {
  return body instanceof URLSearchParams ? body : new URLSearchParams();
}
