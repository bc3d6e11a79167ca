import type { HtmlTags } from '@docusaurus/types';
import { captureEarlyEvents } from './client/firstLoad/captureEarlyEvents.ts';
import type { FirstLoadOptions } from './options.ts';

/** A page that searches, whose address is made by typing. */
const DEFAULT_IGNORED = ['search*'];

/**
 * The tags of a page that arrives without the app: which pages the browser may fetch before a click, and the script that holds what the
 * reader does and fetches the app at the first sign of interest.
 */
export function deferredTags(
  baseUrl: string,
  { ignorePatterns = DEFAULT_IGNORED, openSearch, needsApp }: FirstLoadOptions,
): HtmlTags {
  // A search theme may have left its field on the window.
  const given = [openSearch ?? 'window.openSearch', needsApp ?? 'undefined'].map(String);
  return [
    {
      tagName: 'script',
      attributes: { type: 'speculationrules' },
      innerHTML: JSON.stringify(speculationRules(baseUrl, ignorePatterns)),
    },
    { tagName: 'script', innerHTML: `(${captureEarlyEvents.toString()})(${given.join()})` },
  ];
}

/**
 * Which pages below a path the browser may fetch before a click while the app is not there (moderate: the pointer rests on the link, or
 * goes down on it). Browsers leave it out when data is being saved; the script of the first load leaves it out on 2g.
 */
function speculationRules(baseUrl: string, ignorePatterns: readonly string[]) {
  // A query is told by its equals sign: a pattern that ends in a question mark and a star stands for every address, with an empty query
  // too.
  const ignored = ['*.*', ...ignorePatterns, '*\\?*=*'].map((path) => baseUrl + path);
  return {
    prefetch: [
      {
        where: { and: [{ href_matches: `${baseUrl}*` }, { not: { href_matches: ignored } }] },
        eagerness: 'moderate',
      },
    ],
  };
}
