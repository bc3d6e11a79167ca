import { expect, test } from 'vitest';
import { parseSettings, SettingsError } from './parseSettings.ts';

test('without any setting the server listens on this machine only, at port 3000', () => {
  expect(parseSettings({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    siteDir: 'site',
    logLevel: 'info',
    trustProxy: 0,
    forwardedHeader: 'x-forwarded-for',
    hstsMaxAge: null,
    shutdownDelayMs: 500,
    searchAppId: '',
    searchApiKey: '',
    corsOrigins: [],
    rateLimit: 1200,
    dataDir: 'data',
    databaseUrl: '',
    tokenKeys: [],
    insightsToken: '',
    meilisearch: null,
    metrics: null,
    otlp: null,
    keepQuestions: true,
    keptDays: { questions: 90, searches: 400, events: 400 },
    answerThreads: 2,
    limitThisMachine: true,
    model: null,
  });
});

test('every setting is read from its variable, and an empty one counts as unset', () => {
  const settings = parseSettings({
    PORT: ' 8080 ',
    HOST: '0.0.0.0',
    SITE_DIR: '/srv/site',
    LOG_LEVEL: 'warn',
    TRUST_PROXY: 'loopback, 10.0.0.0/8, ::1',
    FORWARDED_HEADER: 'Forwarded',
    HSTS_MAX_AGE: '31536000',
    SHUTDOWN_DELAY_MS: '',
    SEARCH_APP_ID: 'KIOSK',
    SEARCH_API_KEY: 'kiosk-key_1',
    CORS_ORIGINS: 'https://help.example.org, http://localhost:8080',
    RATE_LIMIT: '0',
    DATA_DIR: '/var/lib/docs',
    DATABASE_URL: 'postgres://docs:secret@db.example.org/docs',
    ASSISTANT_TOKEN_KEYS: 'a-new-secret-of-at-least-32-letters, an-old-secret-of-at-least-32-letters',
    INSIGHTS_TOKEN: 'a-token-of-more-than-32-characters',
    MEILISEARCH_URL: 'http://127.0.0.1:7700/',
    MEILISEARCH_API_KEY: 'search-key',
    MEILISEARCH_INDEX: 'manual',
    MEILISEARCH_USE_NETWORK: 'true',
    METRICS_PORT: '9100',
    METRICS_HOST: '10.0.0.5',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/',
    OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a%20b, tenant=docs',
    OTEL_SERVICE_NAME: 'manual',
    KEEP_QUESTIONS: 'false',
    KEEP_QUESTIONS_DAYS: '30',
    KEEP_SEARCHES_DAYS: '0',
    KEEP_EVENTS_DAYS: '7',
    ANSWER_THREADS: '3',
    LIMIT_THIS_MACHINE: 'false',
    MODEL_PROVIDER: 'openai-compatible',
    MODEL_BASE_URL: 'http://127.0.0.1:8000/v1/',
    MODEL_NAME: 'house-model',
    MODEL_API_KEY: 'key-1',
    MODEL_DAILY_BUDGET: '250000',
    MODEL_ADDRESS_SHARE: '35',
    MODEL_PATIENCE: '20000',
  });
  expect(settings).toEqual({
    port: 8080,
    host: '0.0.0.0',
    siteDir: '/srv/site',
    logLevel: 'warn',
    trustProxy: ['loopback', '10.0.0.0/8', '::1'],
    forwardedHeader: 'forwarded',
    hstsMaxAge: 31_536_000,
    shutdownDelayMs: 500,
    searchAppId: 'KIOSK',
    searchApiKey: 'kiosk-key_1',
    corsOrigins: ['https://help.example.org', 'http://localhost:8080'],
    rateLimit: 0,
    dataDir: '/var/lib/docs',
    databaseUrl: 'postgres://docs:secret@db.example.org/docs',
    tokenKeys: ['a-new-secret-of-at-least-32-letters', 'an-old-secret-of-at-least-32-letters'],
    insightsToken: 'a-token-of-more-than-32-characters',
    meilisearch: { url: 'http://127.0.0.1:7700', apiKey: 'search-key', index: 'manual', useNetwork: true },
    metrics: { port: 9100, host: '10.0.0.5' },
    otlp: { endpoint: 'http://collector:4318', headers: { 'api-key': 'a b', tenant: 'docs' }, serviceName: 'manual' },
    keepQuestions: false,
    keptDays: { questions: 30, searches: 0, events: 7 },
    answerThreads: 3,
    limitThisMachine: false,
    model: {
      provider: 'openai-compatible',
      baseUrl: 'http://127.0.0.1:8000/v1',
      name: 'house-model',
      apiKey: 'key-1',
      tokensADay: 250_000,
      addressShare: 35,
      idleTimeoutMs: 20_000,
    },
  });
});

test.each([
  ['PORT', 'http', 'a port number from 0 to 65535'],
  ['PORT', '65536', 'a port number from 0 to 65535'],
  ['PORT', '-1', 'a port number from 0 to 65535'],
  ['PORT', '3e3', 'a port number from 0 to 65535'],
  ['HOST', 'not a host', 'an IP address or a host name'],
  ['LOG_LEVEL', 'loud', 'one of trace, debug, info'],
  ['TRUST_PROXY', '10.0.0.0/64', 'a number of proxies from 0 to 10, true (1), false (0), or a comma-separated list'],
  ['TRUST_PROXY', 'everybody', 'a number of proxies from 0 to 10, true (1), false (0), or a comma-separated list'],
  ['TRUST_PROXY', '11', 'a number of proxies from 0 to 10'],
  ['FORWARDED_HEADER', 'x-real-ip', 'x-forwarded-for or forwarded'],
  ['HSTS_MAX_AGE', 'forever', 'a number of seconds'],
  ['SEARCH_APP_ID', 'survey docs', '1 to 64 letters and digits'],
  ['SEARCH_API_KEY', 'key&more', '1 to 128 letters'],
  ['CORS_ORIGINS', 'help.example.org', '* or a comma-separated list of origins'],
  ['CORS_ORIGINS', 'https://help.example.org/', '* or a comma-separated list of origins'],
  ['RATE_LIMIT', '-1', 'a number of searches a minute'],
  ['KEEP_QUESTIONS', 'yes', 'true or false'],
  [
    'KEEP_QUESTIONS_DAYS',
    '0',
    'a number of days from 1 to 3650; to keep no text of questions set KEEP_QUESTIONS to false',
  ],
  ['KEEP_SEARCHES_DAYS', '-1', 'a number of days from 0 to 3650 (0 keeps none)'],
  ['KEEP_EVENTS_DAYS', 'for ever', 'a number of days from 0 to 3650 (0 keeps none)'],
  ['ANSWER_THREADS', '0', 'a number of threads from 1 to 16'],
  ['MODEL_PATIENCE', '99', 'a number of milliseconds from 100 to 30000'],
  ['MODEL_PATIENCE', '1s', 'a number of milliseconds from 100 to 30000'],
  ['MODEL_DAILY_BUDGET', '-1', 'a number of tokens from 0 to 2000000000'],
  ['MODEL_ADDRESS_SHARE', '0', 'a percentage from 1 to 100'],
  ['SHUTDOWN_DELAY_MS', '60000', 'a number of milliseconds from 0 to 10000'],
])('%s=%s stops the start, and the message names variable, value and what is allowed', (name, value, allowed) => {
  expect(() => parseSettings({ [name]: value })).toThrow(SettingsError);
  expect(() => parseSettings({ [name]: value })).toThrow(`${name} is "${value}", but it must be ${allowed}`);
});

test.each([
  ['true', 1],
  ['false', 0],
  ['2', 2],
])('TRUST_PROXY=%s is %i proxies', (value, proxies) => {
  expect(parseSettings({ TRUST_PROXY: value }).trustProxy).toBe(proxies);
});

test('all wrong variables are named at once', () => {
  expect(() => parseSettings({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT is "x"[\s\S]*LOG_LEVEL is "y"/);
});

test.each([
  ['DATABASE_URL', 'mysql://docs:hunter2@db/docs', 'an address like postgres://'],
  ['ASSISTANT_TOKEN_KEYS', 'too-short-hunter2', 'one or two secrets of at least 32 characters'],
])('a wrong %s is named without its value, which may be secret', (name, value, allowed) => {
  expect(() => parseSettings({ [name]: value })).toThrow(`${name} is not usable, but it must be ${allowed}`);
  expect(() => parseSettings({ [name]: value })).not.toThrow(/hunter2/);
});

test('a model that lacks what its provider needs is refused, and a key is never shown', () => {
  expect(() => parseSettings({ MODEL_PROVIDER: 'openai-compatible' })).toThrow(/MODEL_NAME[\s\S]*MODEL_BASE_URL/);
  const wrongKey = () => parseSettings({ MODEL_PROVIDER: 'anthropic', MODEL_NAME: 'm', MODEL_API_KEY: 'two words' });
  expect(wrongKey).toThrow('MODEL_API_KEY is not usable');
  expect(wrongKey).not.toThrow('two words');
});
