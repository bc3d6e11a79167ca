import { type FoldedItem, itemPath, needsAction, type ReleaseItem, releaseName } from '@feedback-docs/releases';
import { kindLabel } from '../kindLabel.ts';
import { say } from '../say.ts';
import type { Changes } from './changeGroups.ts';

/**
 * The changes as Markdown to pass on to a team: title, address, and a list for each kind and area. Links are absolute, so they work
 * in a mail, a wiki or a chat. Takes the address of the view, and what makes a path of the site an absolute address.
 */
export function changesMarkdown(
  { comparison, groups }: Changes,
  { title, address, toAddress }: { title: string; address: string; toAddress: (path: string) => string },
): string {
  const sections = groups.map(({ kind, areas }) => {
    const heading = `## ${kindLabel(kind)}${needsAction(kind) ? ` (${RELEASE_TEXTS.pleaseCheck})` : ''}`;
    const lists = areas.map(({ area, items }) => {
      const rows = items.map((folded) => foldedRows(folded, toAddress));
      return `### ${area}\n\n${rows.join('\n')}`;
    });
    return [heading, ...lists].join('\n\n');
  });
  const changes = say(RELEASE_TEXTS.changes, comparison.items.length);
  const releases = say(RELEASE_TEXTS.releases, comparison.releases.length);
  const count = `${say(RELEASE_TEXTS.countInReleases, changes, releases)}: ${address}`;
  return `${[`# ${title}`, count, ...sections].join('\n\n')}\n`;
}

function foldedRows({ item, followUps }: FoldedItem, toAddress: (path: string) => string): string {
  const row = (entry: ReleaseItem, mark: string) =>
    `${mark} **[${entry.title}](${toAddress(itemPath(entry))})** (${releaseName(entry)}): ${absoluteLinks(entry.text, toAddress)}`;
  return [row(item, '-'), ...followUps.map((later) => row(later, `  - ${kindLabel(later.kind)}:`))].join('\n');
}

function absoluteLinks(markdown: string, toAddress: (path: string) => string): string {
  return markdown.replaceAll(/\]\((\/[^)\s]*)/g, (_, path: string) => `](${toAddress(path)}`);
}
