/**
 * Which pages the browser may fetch before a click while the app is not there (moderate: the pointer rests on the link, or goes down on
 * it). Browsers leave it out by themselves when data is being saved; the script of the first load leaves it out on 2g.
 */
export const speculationRules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          // As a pattern, a question mark and anything stands for every address, as nothing is anything.
          { not: { href_matches: ['/*.*', '/search*', '/*\\?*=*'] } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};
