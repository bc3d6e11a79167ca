import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Product } from '@feedback-docs/releases';
import { parseProduct } from '@feedback-docs/releases/source';
import { CORE_SCHEMA, load } from 'js-yaml';
import { loadReleases } from './loadReleases.ts';

/** Where the product is described unless the site says otherwise. */
export const PRODUCT_FILE = 'product.yaml';

let known: { readonly path: string; readonly text: string; readonly product: Product } | undefined;

/**
 * The product as its file states it; a build reads it once, as it does release pages, else it is read again when the file has changed.
 * Without a file: the areas that release items name, and no features. Throws where the file breaks its schema, naming path and remedy for each fault.
 */
export function loadProduct(siteDir: string, file = PRODUCT_FILE): Product {
  const path = join(siteDir, file);
  if (known?.path === path && process.env.NODE_ENV === 'production') return known.product;
  if (!existsSync(path)) return { areas: areasOf(siteDir), features: [] };
  const text = readFileSync(path, 'utf8');
  if (known?.text !== text) known = { path, text, product: parse(text, file) };
  return known.product;
}

function parse(text: string, file: string): Product {
  const parsed = parseProduct(load(text, { filename: file, schema: CORE_SCHEMA }));
  if (parsed.ok) return parsed.product;
  const faults = parsed.problems.map(
    (problem) => `${file}, ${problem.path.join('.')}: ${problem.what} ${problem.remedy}`,
  );
  throw new Error(`${file} cannot be read:\n${faults.join('\n')}`);
}

function areasOf(siteDir: string): readonly string[] {
  return [...new Set(loadReleases(siteDir).flatMap(({ items }) => items.map(({ area }) => area)))].sort();
}
