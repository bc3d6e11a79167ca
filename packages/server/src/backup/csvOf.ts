/** Columns that stand for a person's browser or message; an export is for reading and leaves them out. */
const PRIVATE_COLUMNS: ReadonlySet<string> = new Set(['reader', 'userMessageId']);
/** Spreadsheets take a cell that begins so as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** Rows as lines of CSV (RFC 4180) under their column names, times in ISO 8601. */
export async function* csvOf(rows: AsyncIterable<Readonly<Record<string, unknown>>>): AsyncGenerator<string> {
  let isFirst = true;
  for await (const row of rows) {
    const columns = Object.keys(row).filter((column) => !PRIVATE_COLUMNS.has(column));
    if (isFirst) yield `${columns.join(',')}\r\n`;
    isFirst = false;
    yield `${columns.map((column) => cell(column === 'at' ? new Date(Number(row[column])).toISOString() : row[column])).join(',')}\r\n`;
  }
}

function cell(value: unknown): string {
  const text = value === null || value === undefined ? '' : String(value);
  const safe = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
