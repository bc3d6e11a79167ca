/** How the engine's addresses become addresses of this site. */
export interface AddressRules {
  /** Path the site is served under, with slashes at both ends; defaults to `/`. */
  readonly baseUrl?: string;
  /** Addresses that belong to another site and stay as they are. */
  readonly externalUrlPattern?: RegExp;
  /** Turns an address that the service gives of its own copy of the site into one of this site. */
  readonly toSiteAddress?: (address: string) => string;
  /** Replaces a part of every path, before the base is put in front. */
  readonly replaceResultPath?: { readonly from: RegExp; readonly to: string };
}

/** Where a row leads, and whether the site's router can go there. */
export interface ResultAddress {
  readonly href: string;
  readonly isExternal: boolean;
}

/** Rewrites an engine's address to this site's base. One that cannot be read leads to the base, never anywhere else. */
export function resultAddress(given: string, rules: AddressRules): ResultAddress {
  const { baseUrl = '/', externalUrlPattern, replaceResultPath, toSiteAddress } = rules;
  const isWebAddress = /^https?:/i.test(given);
  if (isWebAddress && externalUrlPattern !== undefined && matches(externalUrlPattern, given)) {
    return { href: given, isExternal: true };
  }
  const url = toSiteAddress?.(given) ?? given;
  if (!URL.canParse(url, 'https://site.invalid')) return { href: baseUrl, isExternal: false };
  const { pathname, search, hash } = new URL(url, 'https://site.invalid');
  const path =
    replaceResultPath === undefined ? pathname : pathname.replace(replaceResultPath.from, replaceResultPath.to);
  return { href: withBase(path, baseUrl) + search + hash, isExternal: false };
}

// A pattern with the global flag would otherwise remember where it stopped.
function matches(pattern: RegExp, url: string): boolean {
  return url.search(pattern) >= 0;
}

function withBase(path: string, baseUrl: string): string {
  // Two slashes in front would name another host.
  const clean = `/${path.replace(/^[/\\]+/, '')}`;
  return clean.startsWith(baseUrl) ? clean : baseUrl.replace(/\/$/, '') + clean;
}
