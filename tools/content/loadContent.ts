import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Content, GOLD_FILE } from './Content.ts';
import { createContent } from './createContent.ts';

const TEXT = /\.(?:mdx?|ya?ml|txt|svg|dot)$/;
const FOLDERS = ['docs', 'questions', 'questionDrafts', 'readerWords', 'static'];
const FILES = ['product/product.yaml', 'words.txt'];

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
  const gold = join(siteFolder, '..', GOLD_FILE);
  if (existsSync(gold)) texts.push([GOLD_FILE, readFileSync(gold, 'utf8')]);
  return createContent({ texts: new Map(texts), files: paths.map((path) => `site/${path}`) });
}

function filesBelow(siteFolder: string, folder: string): readonly string[] {
  return readdirSync(join(siteFolder, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(siteFolder, join(entry.parentPath, entry.name)));
}
