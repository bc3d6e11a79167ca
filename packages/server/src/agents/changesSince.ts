import type { Addresses } from '@feedback-docs/pages/addresses';
import { itemPath, KIND_HEADINGS, type Release, releaseName, since } from '@feedback-docs/releases';

/** What changed after a reader's version in the sections that an answer cites, as Markdown; says so when nothing did. */
export function changesSince(
  releases: readonly Release[],
  version: Release,
  cited: readonly string[],
  { toAddress }: Pick<Addresses, 'toAddress'>,
): string {
  const items = since(releases, version).items.filter(({ links }) => links.some(({ href }) => cited.includes(href)));
  const name = releaseName(version);
  if (items.length === 0) return `\nSince ${name}, no release changed the sections quoted.\n`;
  const lines = items.map(
    (item) =>
      `- ${releaseName(item)}, ${KIND_HEADINGS[item.kind]}: [${item.title}](${toAddress(itemPath(item))}). ${item.plain}`,
  );
  return `\n## Changed since ${name}\n\n${lines.join('\n')}\n`;
}
