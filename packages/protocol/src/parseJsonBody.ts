import { type Parsed, parsed } from './Parsed.ts';
import { ProtocolError } from './ProtocolError.ts';

/** Reads a body as JSON whatever its content type says: stock clients send text/plain to avoid a preflight. Never throws. */
export function parseJsonBody(text: string): Parsed<unknown> {
  return parsed(() => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      throw new ProtocolError(400, `The body is not valid JSON (${text.length} characters came).`);
    }
  });
}
