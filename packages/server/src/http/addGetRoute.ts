import type { FastifyInstance, RouteHandlerMethod } from 'fastify';

/** A route for GET and HEAD; for HEAD the content that the handler sends is left out. */
export function addGetRoute(app: FastifyInstance, url: string, handler: RouteHandlerMethod): void {
  app.route({ method: ['GET', 'HEAD'], url, handler });
}
