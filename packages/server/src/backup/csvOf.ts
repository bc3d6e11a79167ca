/** Columns that stand for a person's browser or message; an export is for reading and leaves them out. */
const PRIVATE_COLUMNS: ReadonlySet<string> = new Set(['reader', 'userMessageId']);
/** Spreadsheets take a cell that begins so as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** Rows of a table of the store as lines of CSV under their column names, times in ISO 8601. */
export async function* csvOf(rows: AsyncIterable<Readonly<Record<string, unknown>>>): AsyncGenerator<string> {
  let isFirst = true;
  for await (const row of rows) {
    const columns = Object.keys(row).filter((column) => !PRIVATE_COLUMNS.has(column));
    if (isFirst) yield csvLine(columns);
    isFirst = false;
    yield csvLine(columns.map((name) => (name === 'at' ? new Date(Number(row[name])).toISOString() : row[name])));
  }
}

/** Values as one line of CSV (RFC 4180), with nothing in it that a spreadsheet would run. */
export function csvLine(values: readonly unknown[]): string {
  return `${values.map(cell).join(',')}\r\n`;
}

function cell(value: unknown): string {
  const text = value === null || value === undefined ? '' : String(value);
  const safe = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
