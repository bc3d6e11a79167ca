import { wholeNumber } from './wholeNumber.ts';

/** The language model that writes the assistant's answers. */
export interface ModelSettings {
  readonly provider: (typeof PROVIDERS)[number];
  /** Address of the provider's API, with its version; empty for the provider's own. */
  readonly baseUrl: string;
  /** The model's name, as the provider spells it. */
  readonly name: string;
  /** Empty for servers of one's own that ask for none. */
  readonly apiKey: string;
  /** Input and output tokens that may be spent in a day (UTC). */
  readonly tokensADay: number;
  /** Percentage of them that one address may use. */
  readonly addressShare: number;
  /** Milliseconds without a sign of life after which the answer is quoted instead. */
  readonly idleTimeoutMs: number;
}

type Read = <T>(
  name: string,
  fallback: T,
  parse: (text: string) => T | null,
  allowed: string,
  secrecy?: 'shown' | 'hidden',
) => T;

const PROVIDERS = ['openai-compatible', 'anthropic'] as const;
const DEFAULT_TOKENS_A_DAY = 1_000_000;
/** What a database counts up to. */
const MAX_TOKENS_A_DAY = 2_000_000_000;
/** Some fifteen answers of the default budget, and five addresses are needed to use it up. */
const DEFAULT_ADDRESS_SHARE = 20;
const DEFAULT_IDLE_TIMEOUT_MS = 1000;
const SHORTEST_IDLE_TIMEOUT_MS = 100;
const LONGEST_IDLE_TIMEOUT_MS = 30_000;

/**
 * Reads the model's settings, null when MODEL_PROVIDER is unset. Adds a sentence to the problems for each variable that
 * the provider needs and that is missing.
 */
export function readModelSettings(read: Read, problems: string[]): ModelSettings | null {
  const provider = read<ModelSettings['provider'] | null>(
    'MODEL_PROVIDER',
    null,
    (text) => PROVIDERS.find((known) => known === text) ?? null,
    PROVIDERS.join(' or '),
  );
  const settings = {
    baseUrl: read('MODEL_BASE_URL', '', parseAddress, 'an address like https://models.example.org/v1'),
    name: read('MODEL_NAME', '', (text) => text, 'the name of a model'),
    apiKey: read(
      'MODEL_API_KEY',
      '',
      (text) => (/^[!-~]+$/.test(text) ? text : null),
      'a key without spaces',
      'hidden',
    ),
    tokensADay: read(
      'MODEL_DAILY_BUDGET',
      DEFAULT_TOKENS_A_DAY,
      wholeNumber(0, MAX_TOKENS_A_DAY),
      `a number of tokens from 0 to ${MAX_TOKENS_A_DAY}`,
    ),
    addressShare: read('MODEL_ADDRESS_SHARE', DEFAULT_ADDRESS_SHARE, wholeNumber(1, 100), 'a percentage from 1 to 100'),
    idleTimeoutMs: read(
      'MODEL_PATIENCE',
      DEFAULT_IDLE_TIMEOUT_MS,
      wholeNumber(SHORTEST_IDLE_TIMEOUT_MS, LONGEST_IDLE_TIMEOUT_MS),
      `a number of milliseconds from ${SHORTEST_IDLE_TIMEOUT_MS} to ${LONGEST_IDLE_TIMEOUT_MS}`,
    ),
  };
  if (provider === null) return null;
  const need = (name: string) =>
    problems.push(`MODEL_PROVIDER is "${provider}", and it needs ${name}, which is not set.`);
  if (settings.name === '') need('MODEL_NAME');
  if (provider === 'openai-compatible' && settings.baseUrl === '') need('MODEL_BASE_URL');
  if (provider === 'anthropic' && settings.apiKey === '') need('MODEL_API_KEY');
  return { provider, ...settings };
}

function parseAddress(text: string): string | null {
  return /^https?:\/\//.test(text) && URL.canParse(text) ? text.replace(/\/+$/, '') : null;
}
