import type { DocusaurusConfig, HtmlTagObject } from '@docusaurus/types';
import { openTypingField } from '@feedback-docs/dialog/openTypingField';
import { findListed } from '@feedback-docs/pages/options';

/**
 * The script that lets a page whose app is not there yet (docusaurus-first-load) take what is typed for a search from the first key on.
 * None where the app is there at once, or the site has given a field of its own.
 */
export function earlySearchTags({ themes }: Pick<DocusaurusConfig, 'themes'>): HtmlTagObject[] {
  const listed = themes.find((entry) => findListed([entry], ['docusaurus-first-load']) !== undefined);
  const options: unknown = Array.isArray(listed) ? listed[1] : undefined;
  const isGiven = typeof options === 'object' && options !== null && 'openSearch' in options;
  if (listed === undefined || isGiven) return [];
  return [{ tagName: 'script', innerHTML: `window.openSearch=${openTypingField.toString()}` }];
}
