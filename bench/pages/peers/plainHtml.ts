import { createSidebars, type Sidebar } from '../content/createSidebars.ts';
import type { DocPage } from '../content/DocPage.ts';
import { loadPackage } from './BenchFolder.ts';
import { plainStyles } from './plainStyles.ts';
import { toDialect } from './toDialect.ts';
import { writeFileIn } from './writeFileIn.ts';

/** The lower bound: the same pages as plain HTML with one stylesheet inside and no script, written into a folder to be served. */
export async function writePlainHtml(folder: string, pages: readonly DocPage[]): Promise<void> {
  const { marked } = (await loadPackage('marked')) as { marked: { parse(markdown: string): string } };
  const sidebars = createSidebars(pages);
  for (const page of pages) {
    const sidebar = sidebars.find(({ below }) => page.path.startsWith(below));
    const { html, contents } = withAnchors(marked.parse(toDialect(page.body, 'plain')));
    writeFileIn(folder, `${page.path}.html`, document(page, sidebar, html, contents));
  }
}

/** Gives headings the ids they ask for and lists them for the table of contents. Exported for its test. */
export function withAnchors(html: string): { html: string; contents: string } {
  const entries: string[] = [];
  const anchored = html.replace(
    /<h([23])>(.*?) \{#([\w-]+)\}<\/h\1>/g,
    (_heading, level: string, text: string, id: string) => {
      entries.push(`<li class="l${level}"><a href="#${id}">${text}</a></li>`);
      return `<h${level} id="${id}">${text}</h${level}>`;
    },
  );
  return { html: anchored, contents: entries.join('') };
}

function document(page: DocPage, sidebar: Sidebar | undefined, html: string, contents: string): string {
  const groups = (sidebar?.groups ?? []).map(
    ({ label, pages }) => `<details open><summary>${label}</summary><ul>${pages.map(entry).join('')}</ul></details>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeText(page.title)} | Survey Docs</title><meta name="description" content="${escapeText(page.description)}"><link rel="icon" href="data:,"><style>${plainStyles}</style><body><header><b><a href="/docs">Survey Docs</a></b><a href="/docs/survey/Docs/Appendix">Docs</a><a href="/docs/versions/recent-versions">Version History</a></header><div class="w"><aside><nav aria-label="Docs">${groups.join('')}</nav></aside><main><h1>${escapeText(page.title)}</h1>${html}</main><nav class="t" aria-label="On this page"><ul>${contents}</ul></nav></div></body></html>`;
}

function entry({ path, label }: DocPage): string {
  return `<li><a href="${path}">${escapeText(label)}</a></li>`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
