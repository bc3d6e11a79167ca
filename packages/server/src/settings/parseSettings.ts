import { isIP } from 'node:net';
import type { MeilisearchOptions } from '@feedback-docs/meilisearch';
import { DEFAULT_KEPT_DAYS, type KeptDays } from '@feedback-docs/pages/privacy';
import type { ForwardedHeader } from '../http/reader/forwardedAddresses.ts';
import { PROXY_GROUPS, type TrustProxy } from '../http/reader/proxyTrust.ts';
import {
  listThat,
  oneOf,
  openEnvironment,
  type Parse,
  parseAddress,
  textThat,
  wholeNumber,
} from './openEnvironment.ts';
import { type ModelSettings, readModelSettings } from './readModelSettings.ts';

/** Everything an operator can set, read once at start. */
export interface Settings {
  port: number;
  host: string;
  /** The folder that holds `build/` and `server-data/`. */
  siteDir: string;
  logLevel: (typeof LOG_LEVELS)[number];
  /** Whose word about the reader's address is believed. */
  trustProxy: TrustProxy;
  /** Where proxies write that address. */
  forwardedHeader: ForwardedHeader;
  /** Seconds a browser remembers to use https only, for the hosts below this one too; 0 sends no such header, null is for the site's address to say. */
  hstsMaxAge: number | null;
  /** Milliseconds between SIGTERM and closing the port, so that a load balancer sees readiness go first. */
  shutdownDelayMs: number;
  /** The public pair that search clients send. */
  searchAppId: string;
  searchApiKey: string;
  /** Origins of other sites whose pages may search; an asterisk stands for all, and an empty list for none. */
  corsOrigins: string[];
  /** Searches an address may make in a minute; 0 is without limit. */
  rateLimit: number;
  /** The folder of the SQLite file, unless there is a PostgreSQL database. */
  dataDir: string;
  /** Address of the PostgreSQL database that several servers share; empty for the built-in SQLite. */
  databaseUrl: string;
  /** What signs the assistant's tokens, newest first; empty when the servers make keys of their own. */
  tokenKeys: string[];
  /** With which owners open /insights; empty when there is no such page. */
  insightsToken: string;
  /** Where figures for Prometheus can be read; null where they are not. */
  metrics: { readonly port: number; readonly host: string } | null;
  /** The collector to which figures and traces are sent (OTLP); null for none. */
  otlp: OtlpSettings | null;
  /** Whether the texts of questions to the assistant are kept for the owner. */
  keepQuestions: boolean;
  /** After how many days what readers do is deleted. */
  keptDays: KeptDays;
  /** Threads that answer questions; each holds the assistant in memory. */
  answerThreads: number;
  /** Whether limits count this machine's own requests. */
  limitThisMachine: boolean;
  /** Meilisearch, where it searches the documentation; null when our own engine does. */
  readonly meilisearch: Pick<MeilisearchOptions, 'url' | 'apiKey' | 'index' | 'useNetwork'> | null;
  /** The language model that writes the assistant's answers; null when they are quoted. */
  model: ModelSettings | null;
}

/** Where figures and traces are sent, and under which name. */
export interface OtlpSettings {
  /** Address of the collector, to which `/v1/metrics` and `/v1/traces` are added. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly serviceName: string;
}

/** Thrown when the environment holds values the server cannot run with; the message names each of them. */
export class SettingsError extends Error {}

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
const FORWARDED_HEADERS = ['x-forwarded-for', 'forwarded'] as const satisfies readonly ForwardedHeader[];
const MAX_PROXIES = 10;
const SHORTEST_SECRET = 32;
const MAX_KEPT_DAYS = 3650;
/** Also on one core: while one is busy with a question that is hard to answer, the other answers the rest. More take more memory. */
const USUAL_ANSWER_THREADS = 2;

const anyText = textThat(() => true);
const isOrigin = (text: string) => /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
const trueOrFalse: Parse<boolean> = (text) => (text === 'true' || text === 'false' ? text === 'true' : null);

/**
 * Reads the settings from environment variables; an unset or empty one takes its default. Throws a SettingsError
 * that names every wrong variable, its value and what is allowed.
 */
export function parseSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const environment = openEnvironment(env);
  const { read, readSecret, readNumber, problems } = environment;
  const settings: Settings = {
    port: readNumber('PORT', 3000, [0, 65_535], 'a port number', ' (0 takes any free port)'),
    host: read('HOST', '127.0.0.1', textThat(isHost), 'an IP address or a host name, such as 127.0.0.1 or 0.0.0.0'),
    siteDir: read('SITE_DIR', 'site', anyText, 'a folder'),
    logLevel: read('LOG_LEVEL', 'info', oneOf(LOG_LEVELS), `one of ${LOG_LEVELS.join(', ')}`),
    trustProxy: read<TrustProxy>(
      'TRUST_PROXY',
      0,
      parseTrustProxy,
      `a number of proxies from 0 to ${MAX_PROXIES}, true (1), false (0), or a comma-separated list of IP addresses, networks like 10.0.0.0/8, or ${Object.keys(PROXY_GROUPS).join(', ')}`,
    ),
    forwardedHeader: read<ForwardedHeader>(
      'FORWARDED_HEADER',
      'x-forwarded-for',
      (text) => oneOf(FORWARDED_HEADERS)(text.toLowerCase()),
      FORWARDED_HEADERS.join(' or '),
    ),
    hstsMaxAge: readNumber('HSTS_MAX_AGE', null, [0, 63_072_000], 'a number of seconds', ' (0 is off)'),
    shutdownDelayMs: readNumber('SHUTDOWN_DELAY_MS', 500, [0, 10_000], 'a number of milliseconds'),
    searchAppId: read(
      'SEARCH_APP_ID',
      '',
      textThat((text) => /^[A-Za-z\d]{1,64}$/.test(text)),
      '1 to 64 letters and digits',
    ),
    searchApiKey: read(
      'SEARCH_API_KEY',
      '',
      textThat((text) => /^[\w-]{1,128}$/.test(text)),
      '1 to 128 letters, digits, hyphens and underscores',
    ),
    corsOrigins: read(
      'CORS_ORIGINS',
      [],
      listThat((text) => text === '*' || isOrigin(text)),
      '* or a comma-separated list of origins like https://example.org',
    ),
    rateLimit: readNumber('RATE_LIMIT', 1200, [0, 1_000_000], 'a number of searches a minute', ' (0 is no limit)'),
    dataDir: read('DATA_DIR', 'data', anyText, 'a folder'),
    databaseUrl: readSecret(
      'DATABASE_URL',
      '',
      textThat((text) => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text)),
      'an address like postgres://user:password@host:5432/database',
    ),
    tokenKeys: readSecret(
      'ASSISTANT_TOKEN_KEYS',
      [],
      (text) => (text.split(',').length > 2 ? null : listThat((key) => key.length >= SHORTEST_SECRET)(text)),
      `one or two secrets of at least ${SHORTEST_SECRET} characters, the newer one first, separated by a comma`,
    ),
    insightsToken: readSecret(
      'INSIGHTS_TOKEN',
      '',
      textThat((text) => text.length >= SHORTEST_SECRET),
      `a secret of at least ${SHORTEST_SECRET} characters`,
    ),
    meilisearch: readMeilisearch(),
    metrics: readMetrics(),
    otlp: readOtlp(),
    keepQuestions: read('KEEP_QUESTIONS', true, trueOrFalse, 'true or false'),
    keptDays: {
      questions: readNumber(
        'KEEP_QUESTIONS_DAYS',
        DEFAULT_KEPT_DAYS.questions,
        [1, MAX_KEPT_DAYS],
        'a number of days',
        '; to keep no text of questions set KEEP_QUESTIONS to false',
      ),
      searches: readDays('KEEP_SEARCHES_DAYS', DEFAULT_KEPT_DAYS.searches),
      events: readDays('KEEP_EVENTS_DAYS', DEFAULT_KEPT_DAYS.events),
    },
    answerThreads: readNumber('ANSWER_THREADS', USUAL_ANSWER_THREADS, [1, 16], 'a number of threads'),
    limitThisMachine: read('LIMIT_THIS_MACHINE', true, trueOrFalse, 'true or false'),
    model: readModelSettings(environment),
  };
  if (problems.length > 0) {
    throw new SettingsError(`The server cannot start with these settings:\n  ${problems.join('\n  ')}`);
  }
  return settings;

  function readMetrics(): Settings['metrics'] {
    const port = readNumber('METRICS_PORT', null, [0, 65_535], 'a port number', ' (0 takes any free port)');
    const host = read('METRICS_HOST', '127.0.0.1', textThat(isHost), 'an IP address or a host name');
    return port === null ? null : { port, host };
  }

  function readMeilisearch(): Settings['meilisearch'] {
    const url = read('MEILISEARCH_URL', '', parseAddress, 'an address like http://127.0.0.1:7700');
    const apiKey = readSecret('MEILISEARCH_API_KEY', '', anyText, 'a key that may search');
    const index = read('MEILISEARCH_INDEX', 'docs', anyText, 'the name of an index');
    const useNetwork = read('MEILISEARCH_USE_NETWORK', false, trueOrFalse, 'true or false');
    return url === '' ? null : { url, apiKey, index, useNetwork };
  }

  function readOtlp(): Settings['otlp'] {
    const endpoint = read('OTEL_EXPORTER_OTLP_ENDPOINT', '', parseAddress, 'an address like http://collector:4318');
    const headers = readSecret('OTEL_EXPORTER_OTLP_HEADERS', {}, parseHeaders, 'a list like name=value,other=value');
    const serviceName = read('OTEL_SERVICE_NAME', 'docs', anyText, 'a name');
    return endpoint === '' ? null : { endpoint, headers, serviceName };
  }

  function readDays(name: string, fallback: number): number {
    return readNumber(name, fallback, [0, MAX_KEPT_DAYS], 'a number of days', ' (0 keeps none)');
  }
}

function isHost(text: string): boolean {
  return isIP(text) !== 0 || /^[a-z\d]([a-z\d.-]{0,251}[a-z\d])?$/i.test(text);
}

/** Names and values as OpenTelemetry writes them, the values percent-encoded. */
function parseHeaders(text: string): Record<string, string> | null {
  const pairs = text.split(',').map((pair) => /^\s*([\w-]+)\s*=\s*([!-~]*)\s*$/.exec(pair)?.slice(1));
  try {
    return Object.fromEntries(
      pairs.map(([name = '', value = ''] = []) => {
        if (name === '') throw new TypeError('a name is missing');
        return [name, decodeURIComponent(value)];
      }),
    );
  } catch {
    return null;
  }
}

function parseTrustProxy(text: string): TrustProxy | null {
  const isTrusting = trueOrFalse(text);
  if (isTrusting !== null) return Number(isTrusting);
  return wholeNumber(0, MAX_PROXIES)(text) ?? listThat(isProxy)(text);
}

function isProxy(entry: string): boolean {
  if (Object.hasOwn(PROXY_GROUPS, entry)) return true;
  const [address = '', bits = '0', ...rest] = entry.split('/');
  const family = isIP(address);
  return family !== 0 && rest.length === 0 && wholeNumber(0, family === 4 ? 32 : 128)(bits) !== null;
}
