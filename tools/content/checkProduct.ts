import { parseProduct } from '@feedback-docs/releases/source';
import type { Check } from './Check.ts';
import { PRODUCT_FILE } from './Content.ts';
import { readYaml } from './readYaml.ts';

/** product.yaml exists, is YAML and keeps to its schema. */
export const checkProduct: Check = ({ texts }) => {
  const file = PRODUCT_FILE;
  const source = texts.get(file);
  if (source === undefined) {
    return [{ file, line: 1, what: 'The product is not written down.', remedy: 'Add it to site/product.' }];
  }
  const { value, lineOf, fault } = readYaml(source);
  if (fault !== undefined) return [{ file, ...fault, remedy: 'Correct the YAML; nothing else can be checked before.' }];
  const parsed = parseProduct(value);
  if (parsed.ok) return [];
  return parsed.problems.map(({ path, what, remedy }) => ({ file, line: lineOf(path), what, remedy }));
};
