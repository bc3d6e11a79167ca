import { ProtocolError } from '@feedback-docs/protocol';

/** The refusal of an address that has used up its minute; it says when to come back. */
export class RateLimitError extends ProtocolError {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    const wait = retryAfterSeconds === 1 ? '1 second' : `${retryAfterSeconds} seconds`;
    super(429, `Too many requests from your address. Please try again in ${wait}.`);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
