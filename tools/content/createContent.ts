import { parseProduct, parseReleasePage } from '@feedback-docs/releases/source';
import { type Content, type LocatedProduct, PRODUCT_FILE, type ReleasePage } from './Content.ts';
import { listInProduct } from './listInProduct.ts';
import { DOCS_FOLDER } from './pageAddress.ts';
import { type Page, parsePage } from './parsePage.ts';
import { readYaml } from './readYaml.ts';

interface Sources {
  /** Text files by their path from the repository's root. */
  readonly texts: ReadonlyMap<string, string>;
  /** Further files whose content does not matter, such as images. */
  readonly files?: Iterable<string>;
}

/** Reads the content out of its files. What cannot be read is left out here and told by the checks. */
export function createContent({ texts, files = [] }: Sources): Content {
  const pages = [...texts]
    .filter(([file]) => file.startsWith(`${DOCS_FOLDER}/`) && /\.mdx?$/.test(file))
    .filter(([file]) => !file.split('/').some((part) => part.startsWith('_')))
    .map(([file, source]) => parsePage(file, source))
    .toSorted((left, right) => left.file.localeCompare(right.file, 'en', { numeric: true }));
  return {
    pages,
    releases: pages.filter((page) => page.kind === 'release').flatMap(readRelease),
    product: readProduct(texts.get(PRODUCT_FILE)),
    listed: (key) => listInProduct(texts.get(PRODUCT_FILE) ?? '', key),
    files: new Set([...files, ...texts.keys()]),
    texts,
  };
}

function readRelease(page: Page): readonly ReleasePage[] {
  const parsed = parseReleasePage(page.source, { file: page.file });
  return parsed.ok ? [{ page, release: parsed.release, lines: parsed.lines }] : [];
}

function readProduct(source: string | undefined): LocatedProduct | undefined {
  if (source === undefined) return undefined;
  const { value, lineOf } = readYaml(source);
  const parsed = parseProduct(value);
  return parsed.ok ? { ...parsed.product, lineOf } : undefined;
}
