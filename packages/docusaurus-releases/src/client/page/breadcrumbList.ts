/** A step of the way to a page. */
export interface Step {
  name: string;
  /** From the root of the site, such as "/docs". */
  path: string;
}

/** The way to a page as schema.org wants it, from the first step to the page itself. */
export function breadcrumbList(toUrl: (path: string) => string, steps: readonly Step[]): Record<string, unknown> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: toUrl(path),
    })),
  };
}
