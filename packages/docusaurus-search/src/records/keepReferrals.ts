import type { Section } from '@feedback-docs/answers';

/** Only to resolve addresses with. */
const ORIGIN = 'https://site.invalid';

/**
 * Of all links keeps those that refer a reader elsewhere for steps: from a section that lists none to one that does.
 * `toPath` gives the path of an address of the site.
 */
export function keepReferrals(sections: readonly Section[], toPath: (address: string) => string): Section[] {
  const withSteps = new Set(
    sections.filter((section) => !section.isRelease && listsSteps(section)).map(({ url }) => url),
  );
  return sections.map((section) => {
    const isReferring = !section.isRelease && !listsSteps(section);
    const lines = section.lines.map(({ links = [], ...line }) => {
      const kept = links.flatMap(([from, to, href]) => {
        const url = isReferring ? pathOf(href, section.page) : undefined;
        return url !== undefined && withSteps.has(url) ? [[from, to, url] as const] : [];
      });
      return kept.length === 0 ? line : { ...line, links: kept };
    });
    return { ...section, lines };
  });

  function pathOf(href: string, page: string): string | undefined {
    const url = URL.parse(href.startsWith('/') ? toPath(href) : href, ORIGIN + page);
    return url?.origin === ORIGIN ? url.pathname + url.hash : undefined;
  }
}

function listsSteps({ lines }: Section): boolean {
  return lines.some(({ kind }) => kind === 'step');
}
