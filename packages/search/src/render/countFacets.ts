import type { FacetStats } from '@feedback-docs/protocol';
import type { FacetColumn, FacetColumns } from '../format/FacetColumns.ts';

/** How many of the records have each value of the facets asked for, most frequent first, then by value; `*` asks for every facet. */
export function countFacets(
  facets: FacetColumns,
  names: readonly string[],
  records: Uint32Array,
  max: number,
): Record<string, Record<string, number>> {
  return perFacet(facets, names, (column) => {
    const found = frequentValues(column, records);
    return found.length === 0 ? undefined : Object.fromEntries(found.slice(0, max));
  });
}

/** Smallest, largest, mean and sum of the facets asked for whose values are all numbers. */
export function facetStats(
  facets: FacetColumns,
  names: readonly string[],
  records: Uint32Array,
): Record<string, FacetStats> {
  return perFacet(facets, names, (column) => {
    const found = frequentValues(column, records).map(([value, count]) => [toNumber(value), count] as const);
    if (found.length === 0 || found.some(([value]) => Number.isNaN(value))) return undefined;
    let [min, max, sum, times] = [Infinity, -Infinity, 0, 0];
    for (const [value, count] of found) {
      min = Math.min(min, value);
      max = Math.max(max, value);
      sum += value * count;
      times += count;
    }
    return { min, max, avg: sum / times, sum };
  });
}

/** The values that the records have, each with its number of records: most frequent first, then by value. */
export function frequentValues(column: FacetColumn, records: Uint32Array): (readonly [value: string, count: number])[] {
  const counts = new Uint32Array(column.values.length);
  for (const record of records) {
    const end = column.ends[record] ?? 0;
    for (let at = record === 0 ? 0 : (column.ends[record - 1] ?? 0); at < end; at++) {
      const value = column.numbers[at] ?? 0;
      counts[value] = (counts[value] ?? 0) + 1;
    }
  }
  return column.values
    .map((value, number) => [value, counts[number] ?? 0] as const)
    .filter(([, count]) => count > 0)
    .sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1));
}

/** Reads each facet asked for; those for which `read` returns nothing are left out. */
function perFacet<Value>(
  facets: FacetColumns,
  names: readonly string[],
  read: (column: FacetColumn) => Value | undefined,
): Record<string, Value> {
  const entries = (names.includes('*') ? facets.names : [...new Set(names)]).flatMap((name) => {
    const column = facets.column(name);
    const value = column === undefined ? undefined : read(column);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(entries);
}

function toNumber(value: string): number {
  return value.trim() === '' ? Number.NaN : Number(value);
}
