import type { FacetColumns } from './FacetColumns.ts';

/** How many of the records have each value of the facets asked for, most frequent first, then by value; `*` asks for every facet. */
export function countFacets(
  facets: FacetColumns,
  names: readonly string[],
  records: Uint32Array,
  most: number,
): Record<string, Record<string, number>> {
  const wanted = names.includes('*') ? facets.names : [...new Set(names)];
  const entries = wanted.map((name) => [name, countValues(facets, name, records, most)] as const);
  return Object.fromEntries(entries.filter(([, counts]) => Object.keys(counts).length > 0));
}

function countValues(facets: FacetColumns, name: string, records: Uint32Array, most: number): Record<string, number> {
  const column = facets.column(name);
  if (column === undefined) return {};
  const counts = new Uint32Array(column.values.length);
  for (const record of records) {
    const end = column.ends[record] ?? 0;
    for (let at = record === 0 ? 0 : (column.ends[record - 1] ?? 0); at < end; at++) {
      const value = column.numbers[at] ?? 0;
      counts[value] = (counts[value] ?? 0) + 1;
    }
  }
  const found = column.values
    .map((value, number) => [value, counts[number] ?? 0] as const)
    .filter(([, count]) => count > 0);
  found.sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1));
  return Object.fromEntries(found.slice(0, most));
}
