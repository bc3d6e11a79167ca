/** The path of the Markdown form of a page: its own with the ending, and the index of the site for the home page. */
export function markdownPath(path: string): string {
  return path === '/' ? '/index.md' : `${path.replace(/\/$/, '')}.md`;
}

/** The path of a page without what old and untidy addresses end with: a slash, `.html`, `/index` or `/index.html`. */
export function tidyPath(path: string): string {
  const tidy = path
    .replace(/\/$/, '')
    .replace(/(\/index)?\.html$/, '')
    .replace(/\/index$/, '');
  return tidy || '/';
}

/** The path of the page that a Markdown address stands for, also with both endings; null for what is no such address. */
export function pageOfMarkdown(path: string): string | null {
  if (!path.endsWith('.md')) return null;
  const page = path
    .slice(0, -'.md'.length)
    .replace(/(\/index)?\.html$/, '')
    .replace(/^\/index$/, '/');
  return page === '' ? '/' : page;
}
