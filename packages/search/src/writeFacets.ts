import type { SearchRecord } from '@feedback-docs/protocol';
import { ByteWriter } from './ByteWriter.ts';
import { recordFacets } from './recordFacets.ts';

/** Filterable attributes, each as its sorted values and then, per record, the numbers of the record's values. */
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
