import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { writeFileIn } from '../peers/writeFileIn.ts';
import { type DocFile, generatePages } from './generatePages.ts';

/** What a build writes, and what it keeps for the next one; none of it is copied. */
const MADE = ['build', 'build-browser', 'build-browser-data', 'server-data', '.docusaurus', 'node_modules'];

/** Copies our site into an empty folder and adds generated pages until it has so many, sidebars included. */
export function growSite(siteDir: string, folder: string, count: number): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(siteDir, folder, { recursive: true, filter: (path) => !MADE.includes(basename(path)) });
  const docs = join(folder, 'docs');
  const pages = generatePages(readFiles(docs), count);
  for (const { path, text } of pages) writeFileIn(docs, path, text);
  const guides = pages.filter(({ path }) => path.startsWith('survey/')).map(({ path }) => path.replace(/\.md$/, ''));
  writeFileSync(join(folder, 'ownSidebars.ts'), readFileSync(join(folder, 'sidebars.ts')));
  writeFileSync(join(folder, 'sidebars.ts'), sidebarsWith(guides));
}

function readFiles(docs: string): DocFile[] {
  return globSync('**/*.md', { cwd: docs })
    .sort()
    .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(join(docs, path), 'utf8') }));
}

function sidebarsWith(guides: readonly string[]): string {
  return `import own from './ownSidebars.ts';

export default { ...own, docsSidebar: [...own.docsSidebar, ...${JSON.stringify(guides)}] };
`;
}
