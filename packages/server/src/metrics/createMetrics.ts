import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { AnswerSource } from '../assistant/AnswerSource.ts';
import { tokensToday } from '../assistant/model/countTokensInStore.ts';
import type { Store } from '../store/createStore.ts';
import { measureAnswers } from './measureAnswers.ts';

/** What is measured beside requests and answers. */
export interface MetricsSources {
  readonly siteDir: string;
  readonly store: Pick<Store, 'database'>;
  /** Writes that wait for the store. */
  readonly waitingWrites: () => number;
}

/** Figures of the server, and the same source of answers, measured. */
export interface Metrics {
  readonly registry: Registry;
  measure(source: AnswerSource): AnswerSource;
}

/** Seconds; pages take less than one of the first, answers of a model some of the last. */
const BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];
const INDEX_FILE = join('server-data', 'search', 'docs.bin');

/**
 * Measures a server that does not listen yet. Labels are names of routes, methods, classes of status and outcomes: nothing that a reader
 * wrote.
 */
export function createMetrics(app: FastifyInstance, sources: MetricsSources): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  measureRequests(app, registry);
  measureState(registry, sources);
  return { registry, measure: createMeasure(registry) };
}

function measureRequests(app: FastifyInstance, registry: Registry): void {
  const requests = new Histogram({
    name: 'docs_http_request_duration_seconds',
    help: 'Time until an answer was sent, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const { url = 'none' } = request.routeOptions;
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    requests.observe({ method: request.method, route: url, status }, reply.elapsedTime / 1000);
  });
}

function measureState(registry: Registry, { siteDir, store, waitingWrites }: MetricsSources): void {
  const registers = [registry];
  new Gauge({
    name: 'docs_store_waiting_writes',
    help: 'Writes that wait for the store',
    registers,
    collect() {
      this.set(waitingWrites());
    },
  });
  new Gauge({
    name: 'docs_index_age_seconds',
    help: 'Time since the index of the search was built',
    registers,
    collect() {
      const built = statSync(join(siteDir, INDEX_FILE), { throwIfNoEntry: false });
      if (built !== undefined) this.set((Date.now() - built.mtimeMs) / 1000);
    },
  });
  new Gauge({
    name: 'docs_model_tokens_today',
    help: 'Tokens of the language model spent or set aside today (UTC)',
    registers,
    async collect() {
      this.set(await tokensToday(store).catch(() => Number.NaN));
    },
  });
}

function createMeasure(registry: Registry): Metrics['measure'] {
  const registers = [registry];
  const durations = new Histogram({
    name: 'docs_answer_duration_seconds',
    help: 'Time of an answer of the assistant until its first text, and until its end',
    labelNames: ['stage'],
    buckets: BUCKETS,
    registers,
  });
  const outcomes = new Counter({
    name: 'docs_answers_total',
    help: 'Answers of the assistant, by how they ended',
    labelNames: ['outcome'],
    registers,
  });
  const underWay = new Gauge({ name: 'docs_answers_under_way', help: 'Answers not yet ended', registers });
  return (source) =>
    measureAnswers(source, {
      began: () => underWay.inc(),
      firstText: (seconds) => durations.observe({ stage: 'first-text' }, seconds),
      ended(outcome, seconds) {
        underWay.dec();
        outcomes.inc({ outcome });
        durations.observe({ stage: 'whole' }, seconds);
      },
    });
}
