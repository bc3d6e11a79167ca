import { readYaml } from './readYaml.ts';

/** An entry of a list in product.yaml, with its line. */
export interface ListEntry {
  readonly text: string;
  readonly line: number;
  /** The key of its list, when there are several. */
  readonly group?: string;
  /** The number beside it, when the list gives one. */
  readonly code?: number;
}

/**
 * The texts under a key of product.yaml: of a list, or of the lists in a map. A list may be written as a map from each
 * text to its code. None when the key is missing or broken.
 */
export function listInProduct(source: string, key: string): readonly ListEntry[] {
  const { value, lineOf, fault } = readYaml(source);
  if (fault !== undefined || typeof value !== 'object' || value === null) return [];
  const found: unknown = new Map<string, unknown>(Object.entries(value)).get(key);
  if (Array.isArray(found)) return entriesOf(found, [key], lineOf);
  if (typeof found !== 'object' || found === null) return [];
  return Object.entries(found).flatMap(([group, list]: [string, unknown]) =>
    entriesOf(list, [key, group], lineOf).map((entry) => ({ ...entry, group })),
  );
}

function entriesOf(
  list: unknown,
  path: readonly string[],
  lineOf: ReturnType<typeof readYaml>['lineOf'],
): readonly ListEntry[] {
  if (Array.isArray(list)) {
    return list.flatMap((text, index) => (typeof text === 'string' ? [{ text, line: lineOf([...path, index]) }] : []));
  }
  if (typeof list !== 'object' || list === null) return [];
  return Object.entries(list).flatMap(([text, code]: [string, unknown]) =>
    typeof code === 'number' ? [{ text, code, line: lineOf([...path, text]) }] : [],
  );
}
