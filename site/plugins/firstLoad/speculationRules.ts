/**
 * Which pages below a path the browser may fetch before a click while the app is not there (moderate: the pointer rests on the link, or
 * goes down on it). Browsers leave it out by themselves when data is being saved; the script of the first load leaves it out on 2g.
 */
export const speculationRules = (baseUrl: string) => ({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: `${baseUrl}*` },
          // A query is told by its equals sign: a pattern that ends in a question mark and a star stands for every address, with an
          // empty query too.
          { not: { href_matches: ['*.*', 'search*', '*\\?*=*'].map((path) => baseUrl + path) } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
