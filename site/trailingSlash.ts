import type { SearchSettings } from '@feedback-docs/docusaurus-search/settings';

/**
 * Reads TRAILING_SLASH: with "true" each page is written as `page/index.html` and its address ends in a slash, for hosts without clean
 * addresses. Throws for other values, and where our own server serves the pages, which does not need it.
 */
export function trailingSlash(environment: NodeJS.ProcessEnv, search: SearchSettings): boolean {
  const value = environment['TRAILING_SLASH'] || 'false';
  if (value !== 'true' && value !== 'false') throw new Error(`TRAILING_SLASH is "${value}". It may be true or false.`);
  if (value === 'true' && search.mode === 'service' && !search.isHosted)
    throw new Error(
      'TRAILING_SLASH is for hosts that only hand out files. Our server does not need it: leave it out, or set SEARCH_MODE to browser or hosted.',
    );
  return value === 'true';
}
