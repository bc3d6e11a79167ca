import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Product, parseProduct } from '@feedback-docs/releases';
import { CORE_SCHEMA, load } from 'js-yaml';

/** The product as product.yaml states it. Throws where the file breaks its schema, naming path and remedy for each fault. */
export function loadProduct(siteDir: string): Product {
  const parsed = parseProduct(load(readFileSync(join(siteDir, 'product.yaml'), 'utf8'), { schema: CORE_SCHEMA }));
  if (parsed.ok) return parsed.product;
  const faults = parsed.problems.map(
    (problem) => `product.yaml, ${problem.path.join('.')}: ${problem.what} ${problem.remedy}`,
  );
  throw new Error(`product.yaml cannot be read:\n${faults.join('\n')}`);
}
