/** How a site writes the addresses of its pages and files. */
export interface AddressForm {
  /** The path the site is served below, with a slash at both ends; "/" where it has a host of its own. */
  readonly baseUrl: string;
  /** Whether addresses of pages end in a slash, for hosts that look for `docs/intro/index.html`. Default: they do not. */
  readonly trailingSlash?: boolean;
}

/** Turns paths of a site, which begin at its home page, into addresses and back. */
export interface Addresses {
  /** The address of a page or file, with query and fragment as given. What does not begin with exactly one slash stays as it is. */
  toAddress(path: string): string;
  /** The path that an address of the site stands for; any other address stays as it is. */
  toPath(address: string): string;
}

/** The path of a page in front of query and fragment: the last part of a file has a dot. */
const PAGE = /^(\/(?:[^?#]*\/)?[^/?#.]+)(?=$|[?#])/;
const SLASHED = /^(\/[^?#]*[^/?#])\/(?=$|[?#])/;

/** The addresses of a site. With an origin, such as `https://docs.example.com`, they are complete: other sites can link to them. */
export function createAddresses({ baseUrl, trailingSlash = false }: AddressForm, origin = ''): Addresses {
  const start = origin + baseUrl;
  return {
    toAddress(path) {
      if (!/^\/(?!\/)/.test(path)) return path;
      return start + (trailingSlash ? path.replace(PAGE, '$1/') : path).slice(1);
    },
    toPath(address) {
      if (address.startsWith(start)) {
        const path = `/${address.slice(start.length)}`;
        return trailingSlash ? path.replace(SLASHED, '$1') : path;
      }
      const rest = address.slice(start.length - 1);
      return address.startsWith(start.slice(0, -1)) && /^($|[?#])/.test(rest) ? `/${rest}` : address;
    },
  };
}
