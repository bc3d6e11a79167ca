import { INTERNAL_ERROR, INVALID_PARAMS, type JSONRPCMessage, Server } from '@modelcontextprotocol/server';
import * as z from 'zod';

const issues = z.array(z.object({ path: z.array(z.union([z.string(), z.number()])), message: z.string() })).min(1);

/**
 * A server that answers parameters of the wrong form with what is wrong with them. The SDK calls them an internal error, with the issues of
 * its schema as JSON (https://github.com/modelcontextprotocol/typescript-sdk/issues/2284).
 */
export class ParamsCheckingServer extends Server {
  override connect(transport: Parameters<Server['connect']>[0]): Promise<void> {
    const send = transport.send.bind(transport);
    transport.send = (message, options) => send(corrected(message), options);
    return super.connect(transport);
  }
}

function corrected(message: JSONRPCMessage): JSONRPCMessage {
  if (!('error' in message) || message.error.code !== INTERNAL_ERROR) return message;
  const found = issues.safeParse(parsed(message.error.message));
  if (!found.success) return message;
  const sentences = found.data.map(({ path, message }) => `${path.join('.')}: ${message}.`);
  return { ...message, error: { code: INVALID_PARAMS, message: sentences.join(' ') } };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
