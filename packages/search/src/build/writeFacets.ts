import type { CustomAttribute, SearchRecord } from '@feedback-docs/protocol';
import { ByteWriter } from '../format/ByteWriter.ts';

/** The filterable attributes: for each its sorted values, then per record the numbers of the record's values. */
export function writeFacets(records: readonly SearchRecord[]): Uint8Array {
  const columns = new Map<string, (readonly string[])[]>();
  records.forEach((record, number) => {
    for (const [attribute, values] of recordFacets(record)) {
      if (values.length === 0) continue;
      let column = columns.get(attribute);
      if (column === undefined) {
        column = [];
        columns.set(attribute, column);
      }
      column[number] = values;
    }
  });
  const out = new ByteWriter();
  out.number(columns.size);
  for (const [attribute, column] of [...columns].sort(([a], [b]) => (a < b ? -1 : 1))) {
    out.text(attribute);
    writeColumn(out, column, records.length);
  }
  return out.done();
}

function writeColumn(out: ByteWriter, column: readonly (readonly string[] | undefined)[], records: number): void {
  const values = [...new Set(column.flatMap((list) => list ?? []))].sort();
  const numbers = new Map(values.map((value, number) => [value, number]));
  out.number(values.length);
  for (const value of values) out.text(value);
  for (let record = 0; record < records; record++) out.number(column[record]?.length ?? 0);
  for (let record = 0; record < records; record++) {
    for (const value of column[record] ?? []) out.number(numbers.get(value) ?? 0);
  }
}

/** The values of a record that filters and facet counts see, by attribute name. */
function recordFacets(record: SearchRecord): Map<string, readonly string[]> {
  const facets = new Map<string, readonly string[]>([
    ['type', [record.type]],
    ['language', [record.language]],
    ['docusaurus_tag', [record.docusaurus_tag]],
    ['platform', listed(record.platform)],
    ['version', listed(record.version)],
    ['area', listed(record.area)],
    ['tags', record.tags ?? []],
    ['hierarchy.lvl0', listed(record.hierarchy.lvl0 ?? undefined)],
  ]);
  for (const [name, value] of Object.entries(record.attributes ?? {})) facets.set(name, listed(value));
  return facets;
}

function listed(value: CustomAttribute | undefined): readonly string[] {
  if (value === undefined) return [];
  return typeof value === 'object' ? value : [String(value)];
}
