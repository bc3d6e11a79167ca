import type { Link, Section } from '@feedback-docs/answers';
import { type AddressForm, createAddresses } from '@feedback-docs/pages/addresses';

/** Where the site is served. */
export interface SitePlace extends AddressForm {
  /** Its origin, such as `https://docs.example.com`. */
  readonly url: string;
}

/** Links that readers may follow from an answer. */
const FOLLOWED = new Set(['http:', 'https:', 'mailto:']);

/**
 * The sections with links that mean the same on any page: to the site itself as its paths, elsewhere as whole addresses. What leads to
 * neither a page nor a mailbox is plain text.
 */
export function resolveLinks(sections: readonly Section[], { url, ...form }: SitePlace): Section[] {
  const { toAddress, toPath } = createAddresses(form, URL.parse(url)?.origin);
  return sections.map((section) => {
    const base = toAddress(section.page);
    const lines = section.lines.map(({ links = [], ...line }) => {
      const resolved = links.flatMap(([from, to, href]): Link[] => {
        const address = URL.parse(href, base);
        if (address === null || !FOLLOWED.has(address.protocol)) return [];
        return [[from, to, withoutParentheses(toPath(address.href))]];
      });
      return resolved.length === 0 ? line : { ...line, links: resolved };
    });
    return { ...section, lines };
  });
}

/** In Markdown a parenthesis ends an address. */
function withoutParentheses(address: string): string {
  return address.replaceAll('(', '%28').replaceAll(')', '%29');
}
