import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseSettings } from '../packages/server/src/settings/parseSettings.ts';
import { BUILD_SETTINGS } from './setup/ensureBuilt.mjs';

type Environment = Record<string, string | undefined>;

/** The site is a project of its own for the compiler, so its modules are known here by what they give only. */
const fromSite = (name: string) => import(join(import.meta.dirname, '../site', name));
const {
  searchSettings,
}: { searchSettings(environment: Environment): { mode: string; host?: string; otherHosts?: string[] } } =
  await fromSite('searchSettings.ts');
const { firstLoadOptions }: { firstLoadOptions(environment: Environment): { parts: Record<string, boolean> } } =
  await fromSite('firstLoadOptions.ts');
const { assistantSettings }: { assistantSettings(environment: Environment, search: object): { host: string } | null } =
  await fromSite('assistantSettings.ts');
const { trailingSlash }: { trailingSlash(environment: Environment, search: object): boolean } =
  await fromSite('trailingSlash.ts');

/** A row of a table of settings; several variables may share one. */
interface Row {
  readonly name: string;
  /** As it is written in the table: a value in code, "none", or words. */
  readonly standard: string;
}

const DOCUMENTS = ['operating.md', 'assistant.md'].map((name) =>
  readFileSync(join(import.meta.dirname, '../docs', name), 'utf8'),
);
const [ofServer, ofBuild] = ['without build', 'of the build'].map((which) => {
  const parts = DOCUMENTS.join('\n## ').split(/^## /m);
  return parts
    .filter((part) => part.startsWith('Settings of the build') === (which === 'of the build'))
    .flatMap((part) => part.split('\n').flatMap(rowsOf));
}) as [Row[], Row[]];

/** `| `A`, `B` | `a`, `b` | meaning |` as two rows; nothing for every other line. */
function rowsOf(line: string): Row[] {
  const [, names = '', standards = ''] = line.split('|').map((cell) => cell.trim());
  const found = [...names.matchAll(/`([A-Z][A-Z\d_]+)`/g)].map(([, name = '']) => name);
  if (found.length < 2) return found.map((name) => ({ name, standard: standards }));
  const values = standards.split(', ');
  return found.map((name, position) => ({ name, standard: values[position] ?? '' }));
}

/** The names of the variables that something reads. */
function readBy(read: (environment: Environment) => unknown): string[] {
  const names = new Set<string>();
  read(
    new Proxy<Environment>(
      {},
      {
        get: (_environment, name) => {
          names.add(String(name));
          return undefined;
        },
      },
    ),
  );
  return [...names];
}

/** With a model, so that its settings have values too. */
const MODEL = { MODEL_PROVIDER: 'openai-compatible', MODEL_NAME: 'm', MODEL_BASE_URL: 'http://127.0.0.1/v1' };
const readBuild = (environment: Environment) => {
  const search = searchSettings(environment);
  return {
    search,
    assistant: assistantSettings(environment, search),
    trailingSlash: trailingSlash(environment, search),
    firstLoad: firstLoadOptions(environment),
  };
};
const valueIn = (standard: string) => /^`([^`]*)`$/.exec(standard)?.[1];

test('the variables that the server reads are those that docs/ lists, each once', () => {
  expect(ofServer.map(({ name }) => name).sort()).toEqual(readBy(parseSettings).sort());
});

test('the variables that a build reads are those that docs/ lists, and with another value the site is built again', () => {
  const read = ['SITE_URL', ...readBy(readBuild)].sort();
  expect(ofBuild.map(({ name }) => name).sort()).toEqual(read);
  expect([...BUILD_SETTINGS].sort()).toEqual(read);
});

test.each(ofServer.filter(({ standard }) => valueIn(standard) !== undefined))(
  '$name=$standard is what the server does without it',
  ({ name, standard }) => {
    expect(parseSettings({ ...MODEL, [name]: valueIn(standard) })).toEqual(parseSettings(MODEL));
  },
);

test.each(ofBuild.filter(({ standard }) => valueIn(standard) !== undefined))(
  '$name=$standard is what a build does without it',
  ({ name, standard }) => {
    expect(readBuild({ [name]: valueIn(standard) })).toEqual(readBuild({}));
  },
);

test('what has no default is empty, and what is said in words is true', () => {
  const others = [...ofServer, ...ofBuild].filter(({ standard }) => valueIn(standard) === undefined);
  const {
    corsOrigins,
    databaseUrl,
    tokenKeys,
    insightsToken,
    metrics,
    meilisearch,
    otlp,
    searchAppId,
    searchApiKey,
    model,
    hstsMaxAge,
  } = parseSettings({});
  const withModel = parseSettings({ MODEL_PROVIDER: 'anthropic', MODEL_NAME: 'm', MODEL_API_KEY: 'k' }).model;
  const withCollector = parseSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }).otlp;
  const withHouse = parseSettings(MODEL).model;
  const withMeilisearch = parseSettings({ MEILISEARCH_URL: 'http://127.0.0.1:7700' }).meilisearch;
  const { search, assistant, firstLoad } = readBuild({});
  const empty: Record<string, unknown> = {
    CORS_ORIGINS: corsOrigins.join(),
    DATABASE_URL: databaseUrl,
    ASSISTANT_TOKEN_KEYS: tokenKeys.join(),
    INSIGHTS_TOKEN: insightsToken,
    METRICS_PORT: metrics ?? '',
    MEILISEARCH_URL: meilisearch ?? '',
    MEILISEARCH_API_KEY: withMeilisearch?.apiKey,
    OTEL_EXPORTER_OTLP_ENDPOINT: otlp ?? '',
    OTEL_EXPORTER_OTLP_HEADERS: Object.keys(withCollector?.headers ?? { none: '' }).join(),
    SEARCH_APP_ID: searchAppId,
    SEARCH_API_KEY: searchApiKey,
    MODEL_PROVIDER: model ?? '',
    MODEL_BASE_URL: withModel?.baseUrl,
    MODEL_API_KEY: withHouse?.apiKey,
    SEARCH_HOST: search.host,
    SEARCH_OTHER_HOSTS: search.otherHosts?.join(),
    KEEP_FRAMEWORK_FILES: Object.keys(firstLoad.parts).join(),
    ASSISTANT_HOST: assistant?.host,
  };
  for (const [name, value] of Object.entries(empty)) expect(value, name).toBe('');
  expect(() => parseSettings({ ...MODEL, MODEL_NAME: '' })).toThrow('MODEL_NAME, which is not set');
  // The site decides, which the server reads later.
  expect(hstsMaxAge).toBeNull();
  expect(Object.fromEntries(others.map(({ name, standard }) => [name, standard]))).toEqual({
    ...Object.fromEntries([...Object.keys(empty), 'MODEL_NAME'].map((name) => [name, 'none'])),
    HSTS_MAX_AGE: 'a year, or `0`',
    SITE_URL: '`siteUrl` of `site/brand.ts`',
  });
});
