import type { FacetColumn, FacetColumns } from '../format/FacetColumns.ts';
import type { Comparison, Filter } from './Filter.ts';
import { MemoCache } from './MemoCache.ts';

const MAX_CACHED_BYTES = 4 * 1024 * 1024;

/** Which records a filter lets through, cached: the same filter returns with every key typed. */
export class FilterMasks {
  readonly #facets: FacetColumns;
  readonly #records: number;
  readonly #masks = new MemoCache<string, Uint8Array>(MAX_CACHED_BYTES, (key, { length }) => key.length + length);

  constructor(facets: FacetColumns, records: number) {
    this.#facets = facets;
    this.#records = records;
  }

  /** 1 for every record that passes, undefined for no filter. The array is shared: read only. */
  mask(filter: Filter | undefined): Uint8Array | undefined {
    if (filter === undefined) return undefined;
    return this.#masks.get(JSON.stringify(filter), () => this.#evaluate(filter));
  }

  #evaluate(filter: Filter): Uint8Array {
    switch (filter.kind) {
      case 'and':
        return this.#combine(filter.of, 1, (a, b) => a & b);
      case 'or':
        return this.#combine(filter.of, 0, (a, b) => a | b);
      case 'not':
        return this.#evaluate(filter.of).map((bit) => bit ^ 1);
      case 'value':
        return this.#matching(filter.attribute, (value) => sameValue(value, filter.value));
      case 'compare':
        return this.#matching(filter.attribute, (value) => compare(Number(value), filter.operator, filter.number));
      case 'range':
        return this.#matching(filter.attribute, (value) => Number(value) >= filter.from && Number(value) <= filter.to);
    }
  }

  #combine(filters: readonly Filter[], start: number, join: (a: number, b: number) => number): Uint8Array {
    const mask = new Uint8Array(this.#records).fill(start);
    for (const filter of filters) {
      const other = this.#evaluate(filter);
      for (let record = 0; record < mask.length; record++) mask[record] = join(mask[record] ?? 0, other[record] ?? 0);
    }
    return mask;
  }

  #matching(attribute: string, isWanted: (value: string) => boolean): Uint8Array {
    const mask = new Uint8Array(this.#records);
    const column = this.#facets.column(attribute === '_tags' ? 'tags' : attribute);
    if (column === undefined) return mask;
    const wanted = column.values.map(isWanted);
    eachValue(column, (record, value) => {
      if (wanted[value] === true) mask[record] = 1;
    });
    return mask;
  }
}

/** Calls `visit` for every value of every record. */
function eachValue({ ends, numbers }: FacetColumn, visit: (record: number, value: number) => void): void {
  let at = 0;
  for (let record = 0; record < ends.length; record++) {
    for (; at < (ends[record] ?? 0); at++) visit(record, numbers[at] ?? 0);
  }
}

/** Values are compared without regard to case, as stock clients expect. */
function sameValue(a: string, b: string): boolean {
  return a === b || a.toLowerCase() === b.toLowerCase();
}

function compare(value: number, operator: Comparison, number: number): boolean {
  switch (operator) {
    case '<':
      return value < number;
    case '<=':
      return value <= number;
    case '=':
      return value === number;
    case '!=':
      return value !== number;
    case '>=':
      return value >= number;
    case '>':
      return value > number;
  }
}
