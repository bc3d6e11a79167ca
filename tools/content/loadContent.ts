import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Content, GOLD_FILE, INTERFACE_TEXTS } from './Content.ts';
import { createContent } from './createContent.ts';

const TEXT = /\.(?:mdx?|ya?ml|txt|svg|dot)$/;
const FOLDERS = ['docs', 'product', 'questions', 'questionDrafts', 'readerWords', 'static'];
const FILES = ['words.txt'];

/** Reads the content of a site folder from disk. Throws only when the folder itself cannot be read. */
export function loadContent(siteFolder: string): Content {
  const names = readdirSync(siteFolder);
  const paths = [
    ...FILES.filter((name) => existsSync(join(siteFolder, name))),
    ...FOLDERS.filter((name) => names.includes(name)).flatMap((name) => filesBelow(siteFolder, name)),
  ];
  const texts = paths
    .filter((path) => TEXT.test(path))
    .map((path): [string, string] => [`site/${path}`, readFileSync(join(siteFolder, path), 'utf8')]);
  const root = join(siteFolder, '..');
  const beside = [GOLD_FILE, ...globSync(INTERFACE_TEXTS, { cwd: root })].filter((path) =>
    existsSync(join(root, path)),
  );
  texts.push(...beside.map((path): [string, string] => [path, readFileSync(join(root, path), 'utf8')]));
  return createContent({ texts: new Map(texts), files: paths.map((path) => `site/${path}`) });
}

function filesBelow(siteFolder: string, folder: string): readonly string[] {
  return readdirSync(join(siteFolder, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(siteFolder, join(entry.parentPath, entry.name)));
}
