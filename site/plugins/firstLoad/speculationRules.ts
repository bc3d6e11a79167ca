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
          { not: { href_matches: ['/*.*', '/search*', '/*\\?*'] } },
          { not: { selector_matches: '[target], [download], [role=button]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};
