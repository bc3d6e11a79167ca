import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createApp } from '../src/app.ts';
import type { AnswerSource } from '../src/assistant/AnswerSource.ts';
import { watchFetch } from '../src/assistant/model/watchFetch.ts';
import { measureAnswers } from '../src/metrics/measureAnswers.ts';
import { parseSettings } from '../src/settings/parseSettings.ts';
import { createSiteFixture, type SiteFixture } from './createSiteFixture.ts';
import { createTestDeps } from './createTestApp.ts';
import { endServers, startServerProcess } from './startServerProcess.ts';

const TRACE = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';

let site: SiteFixture;
beforeEach(async () => {
  site = await createSiteFixture();
  return () => site.dispose();
});
afterEach(endServers);

async function openPort(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

test('figures are served on a port of their own when it is set, and name no address that a reader asked for', async () => {
  const server = startServerProcess(site, { METRICS_PORT: '0' });
  const figures = await server.saw(/Figures at (http:[^"]*)/);
  const pages = await server.saw(/Listening on (http:[^"]*)/);
  // Until the site is loaded, everything is 503.
  await expect.poll(async () => (await fetch(`${pages}/metrics`)).status).toBe(404);
  await fetch(`${pages}/what/anna@example.com/asked?q=secret-word`);
  await expect
    .poll(async () => (await fetch(figures)).text())
    .toMatch(/docs_http_request_duration_seconds_count{method="GET",route="\/\*",status="4xx"} [1-9]/);
  const text = await (await fetch(figures)).text();
  expect(text).not.toMatch(/anna|secret-word/);
  for (const name of ['nodejs_eventloop_lag_seconds', 'docs_store_waiting_writes', 'docs_model_tokens_today'])
    expect(text).toContain(`\n${name} `);
  expect((await fetch(figures.replace('/metrics', '/'))).status).toBe(404);
});

test('a server without METRICS_PORT has no such port, and a taken one is named', async () => {
  expect(parseSettings({}).metrics).toBeNull();
  expect(() => parseSettings({ METRICS_PORT: 'x' })).toThrow('METRICS_PORT is "x"');
  const taken = createServer();
  const port = await openPort(taken);
  const server = startServerProcess(site, { METRICS_PORT: String(port) });
  expect(await server.ended).toBe(1);
  expect(server.output()).toContain(`METRICS_PORT ${port} on METRICS_HOST 127.0.0.1 is taken by another program.`);
  taken.close();
});

test('answers are told apart by how they end', async () => {
  const told: string[] = [];
  const watch = { began: () => undefined, firstText: () => told.push('text'), ended: (how: string) => told.push(how) };
  const request = { messages: [], searchParameters: {}, messageId: 'a', signal: new AbortController().signal };
  const run = async (answer: AnswerSource['answer'], isLeft = false) => {
    const measured = measureAnswers({ answer }, watch).answer(request as never);
    try {
      for await (const _ of measured) if (isLeft) break;
    } catch {}
  };
  await run(async function* () {
    yield { type: 'text-delta', id: 't', delta: 'x' };
    yield { type: 'text-delta', id: 't', delta: 'y' };
    return 'answered';
  });
  await run(async function* () {
    yield { type: 'start' };
    throw new Error('broken');
  });
  await run(async function* () {
    yield { type: 'start' };
    return 'answered';
  }, true);
  expect(told).toEqual(['text', 'answered', 'failed', 'stopped']);
});

test('the trace of a request is passed on to the language model, and a malformed one is not', async () => {
  const seen: unknown[] = [];
  const model = createServer((request, response) => {
    seen.push(request.headers['traceparent']);
    response.end();
  });
  const port = await openPort(model);
  const app = createApp(createTestDeps());
  app.get('/asks-the-model', async () => {
    await watchFetch(() => undefined)(`http://127.0.0.1:${port}`, { headers: { accept: 'text/plain' } });
    return 'asked';
  });
  for (const traceparent of [TRACE, TRACE.replace('4bf9', 'nope'), `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`])
    await app.inject({ url: '/asks-the-model', headers: { traceparent } });
  expect(seen).toEqual([TRACE, undefined, undefined]);
  model.close();
});
