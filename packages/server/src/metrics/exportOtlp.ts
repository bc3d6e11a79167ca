import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { OtlpSettings } from '../settings/parseSettings.ts';
import { otlpMetrics } from './otlpMetrics.ts';
import { attributesOf } from './otlpValues.ts';
import { recordSpans, type Span } from './recordSpans.ts';

const INTERVAL_MS = 15_000;
const TIMEOUT_MS = 5000;
/** Spans that wait to be sent; while a collector is away the newest are dropped. */
const MAX_SPANS = 2048;
const SCOPE = { name: 'feedback-docs' };

/**
 * Sends figures and the spans of requests to a collector (OTLP over HTTP, in JSON), every 15 seconds and for the last time when the app
 * closes. A collector that is away is reported once and holds up nobody.
 */
export function exportOtlp(
  app: FastifyInstance,
  registry: Registry,
  { endpoint, headers, serviceName }: OtlpSettings,
): void {
  const resource = { attributes: attributesOf({ 'service.name': serviceName }) };
  const startedAt = Date.now();
  let spans: Span[] = [];
  let isAway = false;

  async function send(path: string, body: unknown): Promise<void> {
    const response = await fetch(endpoint + path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`it answered ${response.status} to ${path}`);
  }

  async function sendAll(): Promise<void> {
    const sent = spans.splice(0);
    try {
      const metrics = await otlpMetrics(registry, startedAt, Date.now());
      await send('/v1/metrics', { resourceMetrics: [{ resource, scopeMetrics: [{ scope: SCOPE, metrics }] }] });
      if (sent.length > 0)
        await send('/v1/traces', { resourceSpans: [{ resource, scopeSpans: [{ scope: SCOPE, spans: sent }] }] });
      isAway = false;
    } catch (error) {
      spans = [...sent, ...spans].slice(0, MAX_SPANS);
      const reason = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
      if (!isAway) app.log.warn(`The collector at OTEL_EXPORTER_OTLP_ENDPOINT takes no figures: ${reason}`);
      isAway = true;
    }
  }

  recordSpans(app, (span) => {
    if (spans.length < MAX_SPANS) spans.push(span);
  });
  const timer = setInterval(sendAll, INTERVAL_MS);
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await sendAll();
  });
}
