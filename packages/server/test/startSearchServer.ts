import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../src/app.ts';
import { createEventLog, type EventLog } from '../src/events/createEventLog.ts';
import { createSearchService } from '../src/search/createSearchService.ts';
import { parseSettings } from '../src/settings/parseSettings.ts';
import { createFixtureIndex } from './createFixtureIndex.ts';
import { createTestDeps } from './createTestApp.ts';

/** The search API over the fixture records, under the index names docs and survey-builder. */
export function createSearchApp(
  env: Record<string, string> = {},
  events: EventLog = createEventLog(null),
): FastifyInstance {
  const indexes = new Map([
    ['docs', createFixtureIndex()],
    ['survey-builder', createFixtureIndex()],
  ]);
  return createApp(
    createTestDeps({
      settings: parseSettings({ LOG_LEVEL: 'silent', ...env }),
      search: createSearchService(() => indexes),
      events,
    }),
  );
}

/** The same, listening on a free port of this machine. */
export async function startSearchServer(
  env: Record<string, string> = {},
): Promise<{ app: FastifyInstance; port: number }> {
  const app = createSearchApp(env);
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, port: (app.server.address() as AddressInfo).port };
}
