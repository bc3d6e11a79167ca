import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../src/app.ts';
import { createEventLog, type EventLog } from '../src/events/createEventLog.ts';
import { createSearchService } from '../src/search/createSearchService.ts';
import { parseSettings } from '../src/settings/parseSettings.ts';
import { createFixtureIndex } from './createFixtureIndex.ts';
import { createTestDeps } from './createTestApp.ts';
import { fixtureRecords } from './fixtureRecords.ts';

/** The search API over records, the fixture's unless others are given, under the index names docs and survey-builder. */
export function createSearchApp({
  env = {},
  events = createEventLog(null),
  records = fixtureRecords,
}: {
  env?: Record<string, string>;
  events?: EventLog;
  records?: typeof fixtureRecords;
} = {}): FastifyInstance {
  const index = createFixtureIndex(records);
  const indexes = new Map([
    ['docs', index],
    ['survey-builder', index],
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
  records: typeof fixtureRecords = fixtureRecords,
): Promise<{ app: FastifyInstance; port: number }> {
  const app = createSearchApp({ env, records });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, port: (app.server.address() as AddressInfo).port };
}
