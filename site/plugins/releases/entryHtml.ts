import { ITEM_KINDS, KIND_HEADINGS, type Release, type ReleaseItem, releasePath } from '@feedback-docs/releases';
import { micromark } from 'micromark';

/** The text of a release as HTML that reads the same outside the site: links are absolute, kinds are headings. */
export function entryHtml(release: Pick<Release, 'platform' | 'version' | 'intro' | 'items'>, siteUrl: string): string {
  const page = releasePath(release);
  const sections = ITEM_KINDS.flatMap((kind) => {
    const items = release.items.filter((item) => item.kind === kind);
    if (items.length === 0) return [];
    return [`## ${KIND_HEADINGS[kind]}\n\n${items.map((item) => itemMarkdown(item, page)).join('\n')}`];
  });
  const html = micromark([release.intro, ...sections].join('\n\n').trim());
  return html.replaceAll(/ (href|src)="\/(?!\/)/g, ` $1="${siteUrl}/`);
}

function itemMarkdown({ title, anchor, area, text, links }: ReleaseItem, page: string): string {
  const sections = links.map(({ label, href }) => `[${label}](${href})`).join(' ');
  return `- **[${title}](${page}#${anchor})** (${area}): ${text} ${sections}`;
}
