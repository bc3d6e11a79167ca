import {
  type FoldedItem,
  itemPath,
  KIND_HEADINGS,
  needsAction,
  type ReleaseItem,
  releaseName,
} from '@feedback-docs/releases';
import type { Changes } from './changeGroups';

/**
 * The changes as Markdown to pass on to a team: title, address, and a list for each kind and area. Links are absolute, so they work
 * in a mail, a wiki or a chat. Takes the address of the view and the origin of the site, without a slash at its end.
 */
export function changesMarkdown(
  { comparison, groups }: Changes,
  { title, address, siteUrl }: { title: string; address: string; siteUrl: string },
): string {
  const sections = groups.map(({ kind, areas }) => {
    const heading = `## ${KIND_HEADINGS[kind]}${needsAction(kind) ? ' (please check)' : ''}`;
    const lists = areas.map(({ area, items }) => {
      const rows = items.map((folded) => foldedRows(folded, siteUrl));
      return `### ${area}\n\n${rows.join('\n')}`;
    });
    return [heading, ...lists].join('\n\n');
  });
  const count = `${comparison.items.length} changes in ${comparison.releases.length} releases: ${address}`;
  return `${[`# ${title}`, count, ...sections].join('\n\n')}\n`;
}

function foldedRows({ item, followUps }: FoldedItem, siteUrl: string): string {
  const row = (entry: ReleaseItem, mark: string) =>
    `${mark} **[${entry.title}](${siteUrl}${itemPath(entry)})** (${releaseName(entry)}): ${absoluteLinks(entry.text, siteUrl)}`;
  return [row(item, '-'), ...followUps.map((later) => row(later, `  - ${KIND_HEADINGS[later.kind]}:`))].join('\n');
}

function absoluteLinks(markdown: string, siteUrl: string): string {
  return markdown.replaceAll('](/', `](${siteUrl}/`);
}
