import { ProtocolError } from './ProtocolError.ts';
import { MAX_ATTRIBUTES, MAX_PARAMETER_LENGTH } from './searchLimits.ts';

/** A JSON object whose own fields are still unknown. */
export type Fields = ReadonlyMap<string, unknown>;

/** The own fields of a JSON object, or undefined when the value is none; inherited names are never seen. */
export function readFields(value: unknown): Fields | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return new Map(Object.entries(value));
}

/** A text field of at most `longest` code units; undefined when absent or null. Throws ProtocolError. */
export function readText(fields: Fields, name: string, longest = MAX_PARAMETER_LENGTH): string | undefined {
  const value = fields.get(name) ?? undefined;
  if (value === undefined) return undefined;
  if (typeof value !== 'string') throw wrongType(name, 'a string', value);
  if (value.length > longest) throw tooLong(name, value.length, longest);
  return value;
}

/** A text field cut to `longest` code units; undefined when absent or null. Throws ProtocolError when it is no text. */
export function readCutText(fields: Fields, name: string, longest: number): string | undefined {
  const value = fields.get(name) ?? undefined;
  if (value === undefined) return undefined;
  if (typeof value !== 'string') throw wrongType(name, 'a string', value);
  // A pair of code units cut in two is no character.
  return value.length <= longest ? value : value.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '');
}

/** A whole number from `least` to `most`, also when written as text; undefined when absent or null. Throws ProtocolError. */
export function readInteger(fields: Fields, name: string, least: number, most: number): number | undefined {
  const value = fields.get(name) ?? undefined;
  if (value === undefined) return undefined;
  const number = typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isInteger(number)) throw wrongType(name, 'a whole number', value);
  if (number < least || number > most) {
    throw new ProtocolError(400, `${name} is ${number}; it must be from ${least} to ${most}.`);
  }
  return number;
}

/** A boolean, also when written as text; undefined when absent or null. Throws ProtocolError. */
export function readBoolean(fields: Fields, name: string): boolean | undefined {
  const value = fields.get(name) ?? undefined;
  if (value === undefined || typeof value === 'boolean') return value;
  if (value === 'true' || value === 'false') return value === 'true';
  throw wrongType(name, 'true or false', value);
}

/** A list of names, given as an array or as text separated by commas; undefined when absent or null. Throws ProtocolError. */
export function readNames(fields: Fields, name: string): readonly string[] | undefined {
  const value = fields.get(name) ?? undefined;
  if (value === undefined) return undefined;
  const list: unknown = typeof value === 'string' ? splitNames(value) : value;
  if (!Array.isArray(list)) throw wrongType(name, 'a list of names', value);
  if (list.length > MAX_ATTRIBUTES) throw tooMany(name, list.length, MAX_ATTRIBUTES);
  return list.map((entry: unknown) => {
    if (typeof entry !== 'string') throw wrongType(name, 'a list of names', entry);
    if (entry.length > MAX_PARAMETER_LENGTH) throw tooLong(name, entry.length, MAX_PARAMETER_LENGTH);
    return entry;
  });
}

/** The refusal of a value of the wrong kind; it names the field and the kind that came. */
export function wrongType(name: string, wanted: string, got: unknown): ProtocolError {
  const kind =
    got === null ? 'null' : Array.isArray(got) ? 'a list' : typeof got === 'number' ? String(got) : typeof got;
  return new ProtocolError(400, `${name} must be ${wanted}; it is ${kind}.`);
}

/** The refusal of a list with too many entries. */
export function tooMany(name: string, count: number, most: number): ProtocolError {
  return new ProtocolError(400, `${name} has ${count} entries; at most ${most} are accepted.`);
}

function tooLong(name: string, length: number, longest: number): ProtocolError {
  return new ProtocolError(400, `${name} has ${length} characters; at most ${longest} are accepted.`);
}

function splitNames(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
