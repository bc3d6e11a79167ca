import { assistantError, type ProtocolError } from '@feedback-docs/protocol';
import type { FastifyRequest } from 'fastify';
import { checkOrigin } from './checkOrigin.ts';
import type { TokenState, Tokens } from './createTokens.ts';

/** The message for an invalid token; 401 makes a dialog fetch a new one. */
const TOKEN_PROBLEMS: Record<Exclude<TokenState, 'good'>, ProtocolError> = {
  expired: assistantError('AI-202'),
  forged: assistantError(
    'AI-202',
    'This page has a token that is not ours. Please open it in a new tab and ask there.',
  ),
  'other-origin': assistantError(
    'AI-203',
    'The token of this page belongs to another website. Please open it in a new tab and ask there.',
  ),
};

/** Lets a request pass that carries a good token of its own origin, as `authorization: TOKEN …`. Throws AI-202 or AI-203. */
export async function authorize(
  request: FastifyRequest,
  tokens: Tokens,
  corsOrigins: readonly string[],
): Promise<void> {
  const origin = checkOrigin(request, corsOrigins);
  const [, token = ''] = /^TOKEN (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  const state = await tokens.check(token, origin);
  if (state !== 'good') throw TOKEN_PROBLEMS[state];
}
