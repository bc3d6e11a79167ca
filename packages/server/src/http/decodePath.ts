/** A path as the reader meant it, or the reason why it cannot be one of ours. */
export type DecodedPath = { kind: 'path'; path: string } | { kind: 'malformed' } | { kind: 'too-long' };

/** Longer paths than this are refused unread. */
const MAX_PATH_LENGTH = 2048;
/** Longer addresses than this, query string included, are refused unread. */
const MAX_URL_LENGTH = 8192;

/**
 * Takes the path out of a request target and decodes it. Bad percent-encoding, encoded slashes, control characters, backslashes and
 * dot segments are malformed: no browser sends them, and no file of the site has such a name.
 */
export function decodePath(target: string): DecodedPath {
  const raw = pathOf(target);
  if (raw.length > MAX_PATH_LENGTH || target.length > MAX_URL_LENGTH) return { kind: 'too-long' };
  if (!raw.startsWith('/')) return { kind: 'malformed' };
  // An encoded slash would give a page a second address.
  if (/%2f/i.test(raw)) return { kind: 'malformed' };
  let path: string;
  try {
    path = decodeURIComponent(raw);
  } catch {
    return { kind: 'malformed' };
  }
  const isSuspicious = /[\p{Cc}\\]/u.test(path) || /(^|\/)\.\.?(\/|$)/.test(path);
  return isSuspicious ? { kind: 'malformed' } : { kind: 'path', path };
}

/** The path of a request target as it was sent, without its query string. */
export function pathOf(target: string): string {
  const end = target.search(/[?#]/);
  return end === -1 ? target : target.slice(0, end);
}

/** The query string of a request target as it was sent, with its question mark, or nothing. */
export function queryOf(target: string): string {
  const start = target.indexOf('?');
  return start === -1 ? '' : target.slice(start);
}
