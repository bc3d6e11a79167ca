import { ProtocolError } from './ProtocolError.ts';

/**
 * Everything that can go wrong between a reader and the assistant: the HTTP status, and what the reader is told unless
 * a sentence of its own says more. The codes are those that stock clients know (docs/protocol.md); AI-217 makes newer ones
 * offer a new conversation.
 */
export const ASSISTANT_ERRORS = {
  'AI-201': { status: 400, text: 'This request is malformed, so the assistant cannot read it.' },
  'AI-202': { status: 401, text: 'This page has been open for a while. Please ask again.' },
  'AI-203': { status: 403, text: 'The assistant does not answer pages of this website.' },
  'AI-204': { status: 404, text: 'There is nothing at this address. Questions are sent to /chat.' },
  'AI-205': { status: 429, text: 'Too many questions from your address. Please wait a moment and ask again.' },
  'AI-206': { status: 503, text: 'The assistant is still being loaded. Please try again in a few seconds.' },
  'AI-207': { status: 500, text: 'Something went wrong on our side. Please ask again.' },
  'AI-208': { status: 504, text: 'The answer took too long and was cut off. Please ask again.' },
  'AI-217': { status: 413, text: 'This conversation has become too long. Please start a new one.' },
} as const satisfies Record<string, { status: number; text: string }>;

/** A code of the assistant's errors. */
export type AssistantErrorCode = keyof typeof ASSISTANT_ERRORS;

/** A refusal whose message starts with its code, which is how stock clients tell refusals apart. */
export function assistantError(code: AssistantErrorCode, text: string = ASSISTANT_ERRORS[code].text): ProtocolError {
  return new ProtocolError(ASSISTANT_ERRORS[code].status, `${code} ${text}`);
}
