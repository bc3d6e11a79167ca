import { type Environment, oneOf, parseAddress, textThat } from './openEnvironment.ts';

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

const PROVIDERS = ['openai-compatible', 'anthropic'] as const;
const DEFAULT_TOKENS_A_DAY = 1_000_000;
/** What a database counts up to. */
const MAX_TOKENS_A_DAY = 2_000_000_000;
/** Some fifteen answers of the default budget, and five addresses are needed to use it up. */
const DEFAULT_ADDRESS_SHARE = 20;
const DEFAULT_IDLE_TIMEOUT_MS = 1000;

/**
 * Reads the model's settings, null when MODEL_PROVIDER is unset. What the provider needs and is missing is
 * another problem.
 */
export function readModelSettings({ read, readSecret, readNumber, problems }: Environment): ModelSettings | null {
  const provider = read<ModelSettings['provider'] | null>(
    'MODEL_PROVIDER',
    null,
    oneOf(PROVIDERS),
    PROVIDERS.join(' or '),
  );
  const settings = {
    baseUrl: read('MODEL_BASE_URL', '', parseAddress, 'an address like https://models.example.org/v1'),
    name: read(
      'MODEL_NAME',
      '',
      textThat(() => true),
      'the name of a model',
    ),
    apiKey: readSecret(
      'MODEL_API_KEY',
      '',
      textThat((text) => /^[!-~]+$/.test(text)),
      'a key without spaces',
    ),
    tokensADay: readNumber('MODEL_DAILY_BUDGET', DEFAULT_TOKENS_A_DAY, [0, MAX_TOKENS_A_DAY], 'a number of tokens'),
    addressShare: readNumber('MODEL_ADDRESS_SHARE', DEFAULT_ADDRESS_SHARE, [1, 100], 'a percentage'),
    idleTimeoutMs: readNumber('MODEL_PATIENCE', DEFAULT_IDLE_TIMEOUT_MS, [100, 30_000], 'a number of milliseconds'),
  };
  if (provider === null) return null;
  const need = (name: string) =>
    problems.push(`MODEL_PROVIDER is "${provider}", and it needs ${name}, which is not set.`);
  if (settings.name === '') need('MODEL_NAME');
  if (provider === 'openai-compatible' && settings.baseUrl === '') need('MODEL_BASE_URL');
  if (provider === 'anthropic' && settings.apiKey === '') need('MODEL_API_KEY');
  return { provider, ...settings };
}
