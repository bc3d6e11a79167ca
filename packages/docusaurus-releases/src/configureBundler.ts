import { createHash } from 'node:crypto';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Product, Release } from '@feedback-docs/releases';
import type { SiteConstants } from './client/SiteConstants.ts';
import type { ReleasesOptions } from './options.ts';
import type { Texts } from './texts.ts';
import { textsCode } from './translations.ts';

type Configure = NonNullable<Plugin['configureWebpack']>;

interface BundlerInput {
  readonly context: LoadContext;
  readonly options: ReleasesOptions;
  readonly config: Parameters<Configure>[0];
  readonly instance: Parameters<Configure>[2]['currentBundler']['instance'];
  readonly releases: readonly Release[];
  readonly product: Product;
  readonly messages: Readonly<Record<keyof Texts, string>>;
}

/** Writes texts and options into the code that uses them, and the data of all releases into pages, not into the browser's bundle. */
export function configureBundler(input: BundlerInput, dataFile: string | false): ReturnType<Configure> {
  const constants = { ...below('RELEASE_TEXTS', textsCode(input.messages)), ...below('RELEASE_SITE', siteCode(input)) };
  forgetOldPages(input, constants);
  return {
    resolve: { alias: { '@releases/data': dataFile } },
    plugins: [new input.instance.DefinePlugin(constants)],
  };
}

/** Values by their full names: the bundler would write the whole object wherever it does not know a part. */
function below(name: string, values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([key, code]) => [`${name}.${key}`, code]));
}

function siteCode({ context, options }: BundlerInput): Record<string, string> {
  const { siteConfig, i18n } = context;
  const { baseUrl, trailingSlash, title } = siteConfig;
  const constants: SiteConstants = {
    addressForm: { baseUrl, trailingSlash: trailingSlash === true },
    locale: options.dateLocale ?? i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale,
    overview: options.overview ?? null,
    alwaysNewest: options.alwaysNewest ?? [],
    filterExample: options.filterExample ?? '',
    application: { name: title, ...options.application },
  };
  return Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]));
}

/**
 * Pages are compiled with more than their own text: other releases stand in their bylines and marks. The bundler keeps compiled pages from
 * build to build and knows nothing of these, so it is told to begin again when one of them has changed.
 */
function forgetOldPages({ config, releases, product }: BundlerInput, constants: object): void {
  const { cache } = (config.experiments ?? {}) as { cache?: { version?: string } };
  if (cache?.version === undefined) return;
  const hash = createHash('sha256').update(JSON.stringify([releases, product, constants]));
  cache.version += `-${hash.digest('hex').slice(0, 16)}`;
}
