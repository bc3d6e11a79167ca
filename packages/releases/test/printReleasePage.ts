import { ITEM_KINDS, KIND_HEADINGS, type Release } from '../src/index.ts';

/** Writes a release the way a writer would, so that tests can read it back. */
export function printReleasePage(release: Release): string {
  const sections = ITEM_KINDS.flatMap((kind) => {
    const items = release.items.filter((item) => item.kind === kind);
    const bullets = items.map((item) => {
      const links = item.links.map(({ label, href }) => `[${label}](${href})`).join(' ');
      return `- **${item.title}** (${item.area}): ${item.text} ${links}`;
    });
    return items.length === 0 ? [] : [`## ${KIND_HEADINGS[kind]}\n\n${bullets.join('\n')}`];
  });
  const head = [
    `title: ${release.title}`,
    `description: ${JSON.stringify(release.description)}`,
    `date: ${release.date}`,
    ...(release.tags.length > 0 ? [`tags: [${release.tags.join(', ')}]`] : []),
  ];
  return `---\n${head.join('\n')}\n---\n\n${release.intro}\n\n${sections.join('\n\n')}\n`;
}
