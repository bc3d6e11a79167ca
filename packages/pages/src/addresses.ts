/** How a site writes the addresses of its pages and files. */
export interface AddressForm {
  /** The path the site is served below, with a slash at both ends; "/" where it has a host of its own. */
  readonly baseUrl: string;
}

/** Turns paths of a site, which begin at its home page, into addresses and back. */
export interface Addresses {
  /** The address of a page or file, with query and fragment as given. What does not begin with exactly one slash stays as it is. */
  toAddress(path: string): string;
  /** The path that an address of the site stands for; any other address stays as it is. */
  toPath(address: string): string;
}

/** The addresses of a site. With an origin, such as `https://docs.example.com`, they are complete: other sites can link to them. */
export function createAddresses({ baseUrl }: AddressForm, origin = ''): Addresses {
  const start = origin + baseUrl;
  return {
    toAddress: (path) => (/^\/(?!\/)/.test(path) ? start + path.slice(1) : path),
    toPath(address) {
      if (address.startsWith(start)) return `/${address.slice(start.length)}`;
      const rest = address.slice(start.length - 1);
      return address.startsWith(start.slice(0, -1)) && /^($|[?#])/.test(rest) ? `/${rest}` : address;
    },
  };
}
