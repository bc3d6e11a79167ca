import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Has the routes of a scope take what HTML forms send, of at most so many bytes. */
export function acceptForms(app: FastifyInstance, bodyLimit: number): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
}

/** The fields of a form that was sent; none where something else was. */
export function formOf({ body }: FastifyRequest): URLSearchParams {
  return body instanceof URLSearchParams ? body : new URLSearchParams();
}
