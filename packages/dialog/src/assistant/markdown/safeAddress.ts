/** How often an address is decoded before it is judged, since others may decode it again. */
const DECODINGS = 3;

/** Space and control characters, which browsers leave out of an address before they read its scheme. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to take out
const IGNORED = /[\u0000-\u0020\u007f-\u00a0\u00ad\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff]/g;

const SAFE_SCHEMES = new Set(['http', 'https', 'mailto']);

/**
 * The address if a reader may follow it: http, https, mailto, or relative to this site. Null for any other scheme, also
 * one hidden by white space, control characters or percent signs, and for addresses that only look relative.
 */
export function safeAddress(address: string): string | null {
  let decoded = address;
  for (let time = 0; time <= DECODINGS; time++) {
    const bare = decoded.replace(IGNORED, '');
    if (!isSafe(bare)) return null;
    decoded = decode(decoded);
  }
  const clean = address.trim();
  return clean === '' ? null : clean;
}

function isSafe(address: string): boolean {
  // Two slashes name another host; browsers read a backslash as a slash.
  if (/^[\\/]{2}/.test(address)) return false;
  const scheme = /^([^/?#\\]*?):/.exec(address)?.[1];
  return scheme === undefined || SAFE_SCHEMES.has(scheme.toLowerCase());
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text.replace(/%([0-7][0-9a-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  }
}
