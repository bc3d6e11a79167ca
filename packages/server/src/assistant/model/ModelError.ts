/** A model's answer failed; the message completes "The language model did not answer: …" and holds nothing a reader wrote. */
export class ModelError extends Error {}

/** Why something failed, in a few words that are safe to log: names and statuses, never bodies of requests or answers. */
export function reasonOf(error: unknown): string {
  if (error instanceof ModelError) return error.message;
  if (!(error instanceof Error)) return 'it sent an error';
  if (error.cause instanceof ModelError) return error.cause.message;
  const status =
    'statusCode' in error && typeof error.statusCode === 'number' ? ` with status ${error.statusCode}` : '';
  return `${error.name}${status}`;
}
