import { ProtocolError } from './ProtocolError.ts';

/** What a parser gives back: the typed value, or the error to answer with. Parsers never throw. */
export type Parsed<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: ProtocolError };

/** Runs a parser written with throws and turns its ProtocolError into a result; anything else is a fault and passes on. */
export function parsed<Value>(parse: () => Value): Parsed<Value> {
  try {
    return { ok: true, value: parse() };
  } catch (error) {
    if (error instanceof ProtocolError) return { ok: false, error };
    throw error;
  }
}
