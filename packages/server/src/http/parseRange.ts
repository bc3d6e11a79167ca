/** The part of a file a client asked for; `first` and `last` are positions of bytes, both included. */
export type RangeRequest =
  | { kind: 'whole' }
  | { kind: 'part'; first: number; last: number }
  | { kind: 'unsatisfiable' };

const WHOLE: RangeRequest = { kind: 'whole' };
const UNSATISFIABLE: RangeRequest = { kind: 'unsatisfiable' };

/**
 * Reads a Range header for a file of `size` bytes (RFC 9110, 14.2). Units other than bytes and requests for several
 * parts get the whole file; a malformed request for bytes, or one outside the file, cannot be satisfied.
 */
export function parseRange(header: string | undefined, size: number): RangeRequest {
  if (header === undefined) return WHOLE;
  const [, unit = '', set = ''] = /^\s*([\w!#$%&'*+.^`|~-]+)\s*=(.*)$/s.exec(header) ?? [];
  if (unit === '') return UNSATISFIABLE;
  if (unit.toLowerCase() !== 'bytes') return WHOLE;
  const parts = set.split(',').map((part) => readPart(part.trim(), size));
  if (parts.includes('malformed')) return UNSATISFIABLE;
  const [only] = parts;
  if (parts.length > 1) return parts.some((part) => typeof part === 'object') ? WHOLE : UNSATISFIABLE;
  return typeof only === 'object' ? only : UNSATISFIABLE;
}

function readPart(text: string, size: number): RangeRequest | 'malformed' | 'outside' {
  const [, from = '', to = ''] = /^(\d{0,15})-(\d{0,15})$/.exec(text) ?? [];
  if (from === '' && to === '') return 'malformed';
  if (from === '') {
    const length = Number(to);
    return length === 0 || size === 0 ? 'outside' : { kind: 'part', first: Math.max(0, size - length), last: size - 1 };
  }
  const first = Number(from);
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < first) return 'malformed';
  return first >= size ? 'outside' : { kind: 'part', first, last };
}
