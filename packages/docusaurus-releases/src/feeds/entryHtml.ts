import { ITEM_KINDS, KIND_HEADINGS, type Release, type ReleaseItem, releasePath } from '@feedback-docs/releases';
import { micromark } from 'micromark';

/** The text of a release as HTML that reads the same outside the site: links are absolute, kinds are headings. */
export function entryHtml(release: Pick<Release, 'platform' | 'version' | 'intro' | 'items'>, siteUrl: string): string {
  const page = releasePath(release);
  const sections = ITEM_KINDS.flatMap((kind) => {
    const items = release.items.filter((item) => item.kind === kind);
    if (items.length === 0) return [];
    return [`<h2>${KIND_HEADINGS[kind]}</h2>`, '<ul>', ...items.map((item) => itemHtml(item, page)), '</ul>'];
  });
  const html = [...(release.intro === '' ? [] : [micromark(release.intro)]), ...sections].join('\n');
  return html.replaceAll(/ (href|src)="\/(?!\/)/g, ` $1="${siteUrl}/`);
}

/** Each item stands in up to three feeds. */
const known = new WeakMap<ReleaseItem, string>();

function itemHtml(item: ReleaseItem, page: string): string {
  const html = known.get(item) ?? micromark(itemMarkdown(item, page)).replace(/^<ul>\n|\n<\/ul>$/g, '');
  known.set(item, html);
  return html;
}

function itemMarkdown({ title, anchor, area, text, links }: ReleaseItem, page: string): string {
  const sections = links.map(({ label, href }) => `[${label}](${href})`).join(' ');
  return `- **[${title}](${page}#${anchor})** (${area}): ${text} ${sections}`;
}
