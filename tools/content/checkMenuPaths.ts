import type { Problem } from '@feedback-docs/releases';
import type { Check } from './Check.ts';
import { type Content, PRODUCT_FILE } from './Content.ts';
import { readYaml } from './readYaml.ts';

/**
 * A path through the menus, such as **Administration > Devices**, leads to a place that `menuPaths` in product.yaml
 * lists, and each of those places is named on at least one page of the documentation.
 */
export const checkMenuPaths: Check = (content) => {
  const source = content.texts.get(PRODUCT_FILE);
  if (source === undefined) return [];
  const { value, lineOf, fault } = readYaml(source);
  if (fault !== undefined) return [];
  const known = listOf(value);
  const named = namedPaths(content);
  return [
    ...named.filter(({ path }) => !known.includes(path)).map(({ path, ...place }) => unknownPath(path, place)),
    ...known.flatMap((path, index) => {
      if (named.some((mention) => mention.path === path && mention.isDocs)) return [];
      const what = `No page of the documentation leads to "${path}".`;
      const remedy = `Name it in bold where readers need it, as in **${path}**, or take it out.`;
      return [{ file: PRODUCT_FILE, line: lineOf(['menuPaths', index]), what, remedy }];
    }),
  ];
};

interface Mention {
  readonly path: string;
  readonly isDocs: boolean;
  readonly file: string;
  readonly line: number;
}

function listOf(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null || !('menuPaths' in value)) return [];
  return Array.isArray(value.menuPaths) ? value.menuPaths.filter((path) => typeof path === 'string') : [];
}

const BOLD_PATH = /\*\*([A-Z][^*]* > [^*]*)\*\*/g;

function namedPaths({ pages, texts }: Content): readonly Mention[] {
  const sources = [
    ...pages.map(({ file, kind, source }) => ({ file, source, isDocs: kind === 'docs' })),
    { file: PRODUCT_FILE, source: texts.get(PRODUCT_FILE) ?? '', isDocs: false },
  ];
  return sources.flatMap(({ file, source, isDocs }) =>
    [...source.matchAll(BOLD_PATH)].map(({ 1: path = '', index }) => ({
      path: path.replace(/\s+/g, ' '),
      isDocs,
      file,
      line: source.slice(0, index).split('\n').length,
    })),
  );
}

function unknownPath(path: string, { file, line }: Pick<Problem, 'file' | 'line'>): Problem {
  const what = `"${path}" is no path of the product.`;
  return { file, line, what, remedy: 'Correct it, or add it to menuPaths in product.yaml first.' };
}
