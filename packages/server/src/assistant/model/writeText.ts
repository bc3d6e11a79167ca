import { type LanguageModel, RetryError, streamText } from 'ai';
import { ModelError, reasonOf } from './ModelError.ts';

/** The whole text that a model writes to a prompt. Throws a ModelError. */
export async function writeText(options: {
  readonly model: LanguageModel;
  readonly instructions: string;
  readonly prompt: string;
  readonly maxOutputTokens: number;
}): Promise<string> {
  // Faults come as parts of the stream.
  const { stream } = streamText({ ...options, onError: () => undefined });
  let written = '';
  for await (const part of stream) {
    if (part.type === 'error')
      throw new ModelError(reasonOf(RetryError.isInstance(part.error) ? part.error.lastError : part.error));
    if (part.type === 'text-delta') written += part.text;
  }
  return written;
}
