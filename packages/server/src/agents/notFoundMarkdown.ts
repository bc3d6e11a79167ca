import { matchTitles, nearestPath, type Page, pageOfMarkdown } from '@feedback-docs/pages';
import type { Addresses } from '@feedback-docs/pages/addresses';

const MAX_NEAREST = 5;

/** What an agent reads where there is no page: the pages with the nearest address or title, and where all of them are listed. */
export function notFoundMarkdown(
  pages: readonly Page[],
  path: string,
  { toAddress }: Pick<Addresses, 'toAddress'>,
): string {
  const lines = nearestPages(pages, pageOfMarkdown(path) ?? path).map(
    ({ url, title, description }) =>
      `- [${escapeMarkup(title)}](${toAddress(url)})${description === '' ? '' : `: ${escapeMarkup(description)}`}`,
  );
  const nearest = lines.length === 0 ? [] : ['The nearest pages:', lines.join('\n')];
  const all = `All pages are listed at ${toAddress('/llms.txt')}.`;
  return `${['# There is no page at this address', ...nearest, all].join('\n\n')}\n`;
}

function nearestPages(pages: readonly Page[], path: string): Page[] {
  const nearest = nearestPath(pages, path);
  const words = path.slice(path.lastIndexOf('/') + 1).replace(/[-_.]+/g, ' ');
  const found = [...(nearest === null ? [] : [nearest]), ...matchTitles(pages, words.slice(0, 100))];
  return [...new Set(found)].slice(0, MAX_NEAREST);
}

/** Titles are the owner's text, in which a bracket would end the link. */
function escapeMarkup(text: string): string {
  return text.replace(/[[\]<>\\`*_]/g, '\\$&');
}
