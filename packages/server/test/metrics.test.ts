import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createApp } from '../src/app.ts';
import type { AnswerSource } from '../src/assistant/AnswerSource.ts';
import { watchFetch } from '../src/assistant/model/watchFetch.ts';
import { currentTrace } from '../src/http/traceContext.ts';
import { measureAnswers } from '../src/metrics/measureAnswers.ts';
import { recordSpans, type Span } from '../src/metrics/recordSpans.ts';
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
  const figuresNow = await (await fetch(figures)).text();
  expect(figuresNow).not.toMatch(/anna|secret-word/);
  for (const name of ['nodejs_eventloop_lag_seconds', 'docs_store_waiting_writes', 'docs_model_tokens_today'])
    expect(figuresNow).toContain(`\n${name} `);
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

test('figures and spans are sent to a collector, nothing of a reader’s words is in them, and those of callers who record nothing are not sent', async () => {
  const seen: { path: string | undefined; key: unknown; text: string }[] = [];
  const collector = createServer(async (request, response) => {
    seen.push({ path: request.url, key: request.headers['api-key'], text: await text(request) });
    response.end('{}');
  });
  const server = startServerProcess(site, {
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await openPort(collector)}/`,
    OTEL_EXPORTER_OTLP_HEADERS: 'api-key=one%20two',
    OTEL_SERVICE_NAME: 'manual',
  });
  const pages = await server.saw(/Listening on (http:[^"]*)/);
  for (const traceparent of [TRACE, TRACE.replace(/01$/, '00')])
    await fetch(`${pages}/what/anna@example.com/asked?q=secret-word`, { headers: { traceparent } });
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  collector.close();

  expect(new Set(seen.map(({ path, key }) => `${path} ${key}`))).toEqual(
    new Set(['/v1/metrics one two', '/v1/traces one two']),
  );
  expect(JSON.stringify(seen)).not.toMatch(/anna|secret-word/);
  const bodies = (path: string) => seen.filter((one) => one.path === path).map((one) => JSON.parse(one.text));
  const [traces] = bodies('/v1/traces');
  expect(traces.resourceSpans[0].resource.attributes).toEqual([
    { key: 'service.name', value: { stringValue: 'manual' } },
  ]);
  const spans = bodies('/v1/traces').flatMap(({ resourceSpans }) => resourceSpans[0].scopeSpans[0].spans);
  expect(spans).toHaveLength(1);
  expect(spans[0]).toMatchObject({
    traceId: TRACE.split('-')[1],
    parentSpanId: TRACE.split('-')[2],
    name: 'GET /*',
    kind: 2,
  });
  expect(BigInt(spans[0].endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(spans[0].startTimeUnixNano));

  const { metrics } = bodies('/v1/metrics').at(-1).resourceMetrics[0].scopeMetrics[0];
  const { histogram } = metrics.find(({ name }: { name: string }) => name === 'docs_http_request_duration_seconds');
  const point = histogram.dataPoints[0];
  expect(point.attributes).toContainEqual({ key: 'route', value: { stringValue: '/*' } });
  expect([point.count, point.bucketCounts.map(Number).reduce((a: number, b: number) => a + b)]).toEqual(['2', 2]);
  expect(point.bucketCounts).toHaveLength(point.explicitBounds.length + 1);
  const names = metrics.map(({ name }: { name: string }) => name);
  for (const name of ['nodejs_eventloop_lag_seconds', 'docs_answers_total', 'docs_store_waiting_writes'])
    expect(names).toContain(name);
});

test('a collector that is away is reported once, without its key, and keeps the server from nothing', async () => {
  const server = startServerProcess(site, {
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
    OTEL_EXPORTER_OTLP_HEADERS: 'api-key=hunter2',
  });
  const pages = await server.saw(/Listening on (http:[^"]*)/);
  await expect.poll(async () => (await fetch(`${pages}/docs/intro`)).status).toBe(200);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(server.output().match(/The collector at OTEL_EXPORTER_OTLP_ENDPOINT takes no figures/g)).toHaveLength(1);
  expect(server.output()).not.toContain('hunter2');
});

test('where a request is a span, what it asks the language model is the span’s child', async () => {
  const seen: unknown[] = [];
  const spans: Span[] = [];
  const app = createApp(createTestDeps());
  recordSpans(app, (span) => spans.push(span));
  app.get('/asks-the-model', async () => {
    seen.push(currentTrace());
    return 'asked';
  });
  await app.inject({ url: '/asks-the-model', headers: { traceparent: TRACE } });
  await app.inject('/asks-the-model');
  expect(seen).toEqual(spans.map(({ traceId, spanId }) => `00-${traceId}-${spanId}-01`));
  expect(spans.map(({ parentSpanId }) => parentSpanId)).toEqual([TRACE.split('-')[2], '']);
});

test('wrong addresses and headers of a collector stop the start, and no key is shown', () => {
  expect(parseSettings({}).otlp).toBeNull();
  expect(() => parseSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' })).toThrow(
    'OTEL_EXPORTER_OTLP_ENDPOINT is "collector:4318", but it must be an address like http://collector:4318',
  );
  for (const headers of ['hunter2', 'a=%hunter2', 'a=1,,b=hunter2'])
    expect(() => parseSettings({ OTEL_EXPORTER_OTLP_HEADERS: headers })).toThrow(
      /^(?!.*hunter2)[\s\S]*OTEL_EXPORTER_OTLP_HEADERS is not usable/,
    );
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
