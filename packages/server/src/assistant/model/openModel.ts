import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';
import type { ModelSettings } from '../../settings/readModelSettings.ts';
import { watchFetch } from './watchFetch.ts';

/** The configured language model for one answer; `onSign` is called when it is asked and whenever anything of it arrives. */
export type OpenModel = (onSign: () => void) => LanguageModel;

/** The configured language model. Nothing is sent until a question is asked. */
export function openModel({ provider, baseUrl, name, apiKey }: ModelSettings): OpenModel {
  const address = baseUrl === '' ? {} : { baseURL: baseUrl };
  switch (provider) {
    case 'anthropic':
      return (onSign) => createAnthropic({ apiKey, ...address, fetch: watchFetch(onSign) })(name);
    case 'openai-compatible':
      return (onSign) =>
        createOpenAICompatible({
          name: 'openai-compatible',
          baseURL: baseUrl,
          includeUsage: true,
          fetch: watchFetch(onSign),
          ...(apiKey === '' ? {} : { apiKey }),
        })(name);
  }
}
