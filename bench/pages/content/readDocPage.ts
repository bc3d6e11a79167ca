import { parse } from 'yaml';
import type { DocPage } from './DocPage.ts';

/**
 * Reads a Markdown file of our site, given with its path below `site/docs`. What only our site can draw (figures, previews of question
 * types, release cards) becomes its text or nothing, so a peer's page is never longer than ours. Throws when the page has no title.
 */
export function readDocPage(file: string, source: string): DocPage {
  const [, frontMatter = '', text = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const { title, description = '', slug, sidebar_label: label } = (parse(frontMatter) ?? {}) as Record<string, unknown>;
  if (typeof title !== 'string')
    throw new Error(`${file} has no title in its front matter, so it cannot be given to the peers. Add one.`);
  const path = typeof slug === 'string' ? slug : `/${file.replace(/\.mdx?$/, '')}`;
  return {
    path: `/docs${path}`.replace(/\/$/, ''),
    title,
    label: typeof label === 'string' ? label : title,
    description: String(description),
    body: withoutComponents(text),
  };
}

function withoutComponents(text: string): string {
  return text
    .replace(/^import .*;\n/gm, '')
    .replace(/^<[A-Z]\w*[^>]*\/>\n?/gm, '')
    .replace(/^!\[([^\]]*)\]\(\S+(?: "([^"]*)")?\)$/gm, (_figure, what: string, caption = '') =>
      [what, caption].filter((part) => part !== '').join(' '),
    )
    .trim();
}
