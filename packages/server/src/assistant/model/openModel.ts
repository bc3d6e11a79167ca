import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';
import type { ModelSettings } from '../../settings/readModelSettings.ts';

/** The configured language model. Nothing is sent until a question is asked. */
export function openModel({ provider, baseUrl, name, apiKey }: ModelSettings): LanguageModel {
  const address = baseUrl === '' ? {} : { baseURL: baseUrl };
  switch (provider) {
    case 'anthropic':
      return createAnthropic({ apiKey, ...address })(name);
    case 'openai-compatible':
      return createOpenAICompatible({
        name: 'openai-compatible',
        baseURL: baseUrl,
        includeUsage: true,
        ...(apiKey === '' ? {} : { apiKey }),
      })(name);
  }
}
