import type { FastifyInstance, RouteHandlerMethod } from 'fastify';

/** Answers GET and HEAD at an address with one handler; for HEAD the content it sends is left out. */
export function addReadRoute(app: FastifyInstance, url: string, handler: RouteHandlerMethod): void {
  app.route({ method: ['GET', 'HEAD'], url, handler });
}
