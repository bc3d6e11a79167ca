import { ProtocolError } from '@feedback-docs/protocol';
import { LimitError } from '../assistant/limits/createLimits.ts';

/** What the server refuses, told to a program. */
export interface Refusal {
  readonly status: number;
  /** A sentence that says what to do, without the code that readers' dialogs look for. */
  readonly sentence: string;
  readonly retryAfterSeconds: number | undefined;
}

/** What an error refuses: a limit, a request that is wrong (ProtocolError), or something that there is not (RangeError). Throws any other error. */
export function refusalOf(error: unknown): Refusal {
  const known = error instanceof LimitError ? error.refusal : error;
  if (!(known instanceof ProtocolError) && !(known instanceof RangeError)) throw error;
  return {
    status: known instanceof ProtocolError ? known.status : 404,
    sentence: known.message.replace(/^AI-\d+ /, ''),
    retryAfterSeconds: error instanceof LimitError ? error.retryAfterSeconds : undefined,
  };
}
