import { isRecord, type OptionRule, optionProblems } from '@feedback-docs/pages/options';
import { isEnglish } from './checkSite.ts';
import type { SearchPluginOptions } from './SearchPluginOptions.ts';
import {
  type AssistantSettings,
  DEFAULT_API_KEY,
  DEFAULT_APP_ID,
  DEFAULT_ASSISTANT_ID,
  MAIN_INDEX,
  type SearchSettings,
} from './settings.ts';

/** The options that name a service, which a worker in the browser has no use for. */
const SERVICE_OPTIONS = ['host', 'otherHosts', 'appId', 'apiKey', 'mainIndex', 'sectionIndexes', 'isHosted'] as const;

const text: OptionRule = { isValid: (value) => typeof value === 'string', allowed: 'a text' };
const truth: OptionRule = { isValid: (value) => typeof value === 'boolean', allowed: 'true or false' };
const record = (fields: string): OptionRule => ({ isValid: isRecord, allowed: `an object with ${fields}` });
const listOf = (isValid: (entry: unknown) => boolean, allowed: string): OptionRule => ({
  isValid: (value) => Array.isArray(value) && value.every(isValid),
  allowed,
});
const oneOf = (...words: string[]): OptionRule => ({
  isValid: (value) => words.some((word) => word === value),
  allowed: words.map((word) => `"${word}"`).join(' or '),
});

const RULES: Readonly<Record<keyof SearchPluginOptions | 'id', OptionRule>> = {
  id: text,
  mode: oneOf('service', 'browser'),
  host: {
    isValid: (value) => typeof value === 'string' && /^($|\/|https?:\/\/).*(?<!\/)$/.test(value),
    allowed: 'an origin such as "https://search.example.com", or a path, without a slash at its end',
  },
  otherHosts: listOf(isOrigin, 'a list of origins such as "https://search2.example.com"'),
  appId: text,
  apiKey: text,
  mainIndex: text,
  sectionIndexes: record('the name of an index for each path, such as { "/docs/api": "api" }'),
  isHosted: truth,
  assistant: {
    isValid: (value) => typeof value === 'boolean' || isRecord(value),
    allowed: 'true, false, or an object with host and id',
  },
  contact: record('email and phone'),
  privacyPath: text,
  releasesPath: text,
  filters: listOf(isFilter, 'a list of filters, each { name, label, choices: [{ value, label, conditions }] }'),
  synonyms: listOf(
    (group) => Array.isArray(group) && group.length > 1 && group.every((word) => typeof word === 'string'),
    'a list of groups of at least two words, such as [["sign in", "log in"]]',
  ),
  suggestedQuestions: listOf((entry) => typeof entry === 'string', 'a list of questions'),
  start: record('links, each { label, href, icon }, and questions'),
  colors: oneOf('infima', 'own'),
  markup: record('skippedClasses and itemHeadClass'),
  describe: { isValid: (value) => typeof value === 'function', allowed: 'a function' },
  knowledge: record('questionsOf, readerWordsOf, load and hasReleases'),
};

/** Docusaurus calls it before the plugin runs. Throws with every option that can't be used, and what it may be. */
export function validateOptions({ options }: { options: unknown }): SearchPluginOptions & { id: string } {
  const given = isRecord(options) ? options : {};
  const problems = optionProblems(given, RULES);
  const { mode = 'service', isHosted } = given as SearchPluginOptions;
  if (mode === 'browser') {
    const needless = SERVICE_OPTIONS.filter((name) => given[name] !== undefined);
    if (needless.length > 0)
      problems.push(
        `mode is "browser", which asks no service, so ${needless.join(', ')} would have no effect. Remove them, or set mode to "service".`,
      );
  }
  if (isHosted === true)
    for (const name of ['host', 'appId', 'apiKey'] as const)
      if (!given[name]) problems.push(`isHosted is true, so ${name} must be what the provider shows for your site.`);
  if (problems.length > 0)
    throw new Error(`The options of docusaurus-search cannot be used:\n- ${problems.join('\n- ')}`);
  return { id: 'default', ...given };
}

/** What the options decide: where searches go, and who answers questions (null for nobody, as by default for docs that are not in English). */
export function readOptions(
  options: SearchPluginOptions,
  baseUrl: string,
  locale = 'en',
): { settings: SearchSettings; assistant: AssistantSettings | null } {
  const { mode = 'service', assistant = options.isHosted !== true && isEnglish(locale) } = options;
  const given = typeof assistant === 'boolean' ? {} : assistant;
  const id = given.id ?? DEFAULT_ASSISTANT_ID;
  if (mode === 'browser') return { settings: { mode }, assistant: assistant === false ? null : { host: '', id } };
  const settings = {
    mode,
    host: options.host ?? baseUrl.slice(0, -1),
    otherHosts: options.otherHosts ?? [],
    appId: options.appId ?? DEFAULT_APP_ID,
    apiKey: options.apiKey ?? DEFAULT_API_KEY,
    mainIndex: options.mainIndex ?? MAIN_INDEX,
    sectionIndexes: options.sectionIndexes ?? {},
    isHosted: options.isHosted ?? false,
  };
  return { settings, assistant: assistant === false ? null : { host: given.host ?? settings.host, id } };
}

function isOrigin(value: unknown): boolean {
  return typeof value === 'string' && /^https?:\/\/.*(?<!\/)$/.test(value);
}

function isFilter(value: unknown): boolean {
  if (!isRecord(value) || typeof value['name'] !== 'string') return false;
  const { choices } = value;
  return Array.isArray(choices) || (isRecord(choices) && Array.isArray(choices['values']));
}
