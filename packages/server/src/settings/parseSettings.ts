import { isIP } from 'node:net';
import { DEFAULT_KEPT_DAYS, type KeptDays } from '@feedback-docs/pages/privacy';
import type { ForwardedHeader } from '../http/reader/forwardedAddresses.ts';
import { PROXY_GROUPS, type TrustProxy } from '../http/reader/proxyTrust.ts';
import { type ModelSettings, readModelSettings } from './readModelSettings.ts';
import { wholeNumber } from './wholeNumber.ts';

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
  /** Milliseconds between SIGTERM and closing the door, so that a load balancer sees readiness go first. */
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
  /** Whether the texts of questions to the assistant are kept for the owner. */
  keepQuestions: boolean;
  /** After how many days what readers do is deleted. */
  keptDays: KeptDays;
  /** Threads that answer questions; each holds the assistant in memory. */
  answerThreads: number;
  /** Whether limits count this machine's own requests. */
  limitThisMachine: boolean;
  /** The language model that writes the assistant's answers; null when they are quoted. */
  model: ModelSettings | null;
}

/** Thrown when the environment holds values the server cannot run with; the message names each of them. */
export class SettingsError extends Error {}

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
const FORWARDED_HEADERS = ['x-forwarded-for', 'forwarded'] as const satisfies readonly ForwardedHeader[];
const MAX_PROXIES = 10;
const MAX_HSTS_SECONDS = 63_072_000;
const MAX_SHUTDOWN_DELAY_MS = 10_000;
const MAX_RATE_LIMIT = 1_000_000;
const SHORTEST_SECRET = 32;
const MAX_TOKEN_KEYS = 2;
const MAX_ANSWER_THREADS = 16;
const MAX_KEPT_DAYS = 3650;
/** Also on one core: while one is busy with a question that is hard to answer, the other answers the rest. More take more memory. */
const USUAL_ANSWER_THREADS = 2;

/**
 * Reads the settings from environment variables; an unset or empty one takes its default. Throws a SettingsError
 * that names every wrong variable, its value and what is allowed.
 */
export function parseSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const problems: string[] = [];
  const read = <T>(
    name: string,
    fallback: T,
    parse: (text: string) => T | null,
    allowed: string,
    secrecy: 'shown' | 'hidden' = 'shown',
  ): T => {
    const text = env[name]?.trim() ?? '';
    if (text === '') return fallback;
    const value = parse(text);
    if (value !== null) return value;
    // A message ends up in logs, where a password must not be.
    problems.push(`${name} is ${secrecy === 'hidden' ? 'not usable' : `"${text}"`}, but it must be ${allowed}.`);
    return fallback;
  };

  const readDays = (name: string, fallback: number) =>
    read(name, fallback, wholeNumber(0, MAX_KEPT_DAYS), `a number of days from 0 (keeps none) to ${MAX_KEPT_DAYS}`);

  const settings: Settings = {
    port: read('PORT', 3000, wholeNumber(0, 65_535), 'a port number from 0 to 65535 (0 takes any free port)'),
    host: read('HOST', '127.0.0.1', parseHost, 'an IP address or a host name, such as 127.0.0.1 or 0.0.0.0'),
    siteDir: read('SITE_DIR', 'site', (text) => text, 'a folder'),
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
    hstsMaxAge: read<number | null>(
      'HSTS_MAX_AGE',
      null,
      wholeNumber(0, MAX_HSTS_SECONDS),
      `a number of seconds from 0 (off) to ${MAX_HSTS_SECONDS}`,
    ),
    shutdownDelayMs: read(
      'SHUTDOWN_DELAY_MS',
      500,
      wholeNumber(0, MAX_SHUTDOWN_DELAY_MS),
      `a number of milliseconds from 0 to ${MAX_SHUTDOWN_DELAY_MS}`,
    ),
    searchAppId: read('SEARCH_APP_ID', 'SURVEYDOCS', matching(/^[A-Za-z\d]{1,64}$/), '1 to 64 letters and digits'),
    searchApiKey: read(
      'SEARCH_API_KEY',
      'public-search-key',
      matching(/^[\w-]{1,128}$/),
      '1 to 128 letters, digits, hyphens and underscores',
    ),
    corsOrigins: read(
      'CORS_ORIGINS',
      [],
      parseOrigins,
      '* or a comma-separated list of origins like https://example.org',
    ),
    rateLimit: read(
      'RATE_LIMIT',
      1200,
      wholeNumber(0, MAX_RATE_LIMIT),
      `a number of searches a minute from 1 to ${MAX_RATE_LIMIT}, or 0 for no limit`,
    ),
    dataDir: read('DATA_DIR', 'data', (text) => text, 'a folder'),
    databaseUrl: read(
      'DATABASE_URL',
      '',
      parseDatabaseUrl,
      'an address like postgres://user:password@host:5432/database',
      'hidden',
    ),
    tokenKeys: read(
      'ASSISTANT_TOKEN_KEYS',
      [],
      parseTokenKeys,
      `one or two secrets of at least ${SHORTEST_SECRET} characters, the newer one first, separated by a comma`,
      'hidden',
    ),
    keepQuestions: read('KEEP_QUESTIONS', true, trueOrFalse, 'true or false'),
    keptDays: {
      questions: read(
        'KEEP_QUESTIONS_DAYS',
        DEFAULT_KEPT_DAYS.questions,
        wholeNumber(1, MAX_KEPT_DAYS),
        `a number of days from 1 to ${MAX_KEPT_DAYS}; to keep no text of questions set KEEP_QUESTIONS to false`,
      ),
      searches: readDays('KEEP_SEARCHES_DAYS', DEFAULT_KEPT_DAYS.searches),
      events: readDays('KEEP_EVENTS_DAYS', DEFAULT_KEPT_DAYS.events),
    },
    answerThreads: read(
      'ANSWER_THREADS',
      USUAL_ANSWER_THREADS,
      wholeNumber(1, MAX_ANSWER_THREADS),
      `a number of threads from 1 to ${MAX_ANSWER_THREADS}`,
    ),
    limitThisMachine: read('LIMIT_THIS_MACHINE', true, trueOrFalse, 'true or false'),
    model: readModelSettings(read, problems),
  };
  if (problems.length > 0) {
    throw new SettingsError(`The server cannot start with these settings:\n  ${problems.join('\n  ')}`);
  }
  return settings;
}

function oneOf<const T extends string>(allowed: readonly T[]): (text: string) => T | null {
  return (text) => allowed.find((candidate) => candidate === text) ?? null;
}

function matching(allowed: RegExp): (text: string) => string | null {
  return (text) => (allowed.test(text) ? text : null);
}

function trueOrFalse(text: string): boolean | null {
  return text === 'true' || text === 'false' ? text === 'true' : null;
}

function parseDatabaseUrl(text: string): string | null {
  return /^postgres(ql)?:\/\//.test(text) && URL.canParse(text) ? text : null;
}

function parseTokenKeys(text: string): string[] | null {
  const keys = text.split(',').map((key) => key.trim());
  return keys.length <= MAX_TOKEN_KEYS && keys.every((key) => key.length >= SHORTEST_SECRET) ? keys : null;
}

function parseOrigins(text: string): string[] | null {
  const origins = text.split(',').map((origin) => origin.trim());
  return origins.every((origin) => origin === '*' || isOrigin(origin)) ? origins : null;
}

function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

function parseHost(text: string): string | null {
  return isIP(text) !== 0 || /^[a-z\d]([a-z\d.-]{0,251}[a-z\d])?$/i.test(text) ? text : null;
}

function parseTrustProxy(text: string): TrustProxy | null {
  if (text === 'true' || text === 'false') return text === 'true' ? 1 : 0;
  const hops = wholeNumber(0, MAX_PROXIES)(text);
  if (hops !== null) return hops;
  const entries = text.split(',').map((entry) => entry.trim());
  return entries.every(isProxy) ? entries : null;
}

function isProxy(entry: string): boolean {
  if (Object.hasOwn(PROXY_GROUPS, entry)) return true;
  const [address = '', bits, ...rest] = entry.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}
