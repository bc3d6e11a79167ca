import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltPage } from '@feedback-docs/docusaurus-first-load/pages';

/** Writes pages.json (address, title and description of every page that may be indexed) and returns how many there are. */
export function writePageList(buildDir: string, pages: readonly BuiltPage[]): number {
  const list = pages.filter(isListed).map(({ url, html }) => ({
    url,
    title: decode(/<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? '').replace(/\s*\|[^|]*$/, ''),
    description: metaDescription(html),
  }));
  writeFileSync(join(buildDir, 'pages.json'), JSON.stringify(list));
  return list.length;
}

function isListed({ url, html }: BuiltPage): boolean {
  return url !== '/404' && !/<meta[^>]*name="?robots"?[^>]*noindex/.test(html);
}

/** The minifier drops the quotes of values that need none. */
function metaDescription(html: string): string {
  const tag = /<meta[^>]*\sname="?description"?(?=[\s>])[^>]*>/.exec(html)?.[0] ?? '';
  const content = /\scontent=(?:"([^"]*)"|([^\s>]+))/.exec(tag);
  return decode(content?.[1] ?? content?.[2] ?? '');
}

function decode(text: string): string {
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };
  return text.replace(/&([a-z]+|#\w+);/g, (whole, name: string) => entities[name] ?? whole);
}
