import { escapeHtml } from '@feedback-docs/text';

type Cell = string | number;

/** A table of the page, and of the CSV that can be downloaded. */
export interface Table {
  /** In addresses. */
  readonly id: string;
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** The table as HTML under its title; a sentence where it has no rows. */
export function tableHtml({ id, title, head, rows }: Table): string {
  const heading = `<h3 id="${id}">${escapeHtml(title)}</h3>`;
  if (rows.length === 0) return `${heading}<p>None in this time.</p>`;
  const cells = (row: readonly Cell[]) =>
    row.map((cell) => (typeof cell === 'number' ? numberCell(cell) : textCell(cell)));
  const body = rows.map((row) => `<tr>${cells(row).join('')}</tr>`).join('');
  return `${heading}<table aria-labelledby="${id}"><thead><tr>${head.map((name) => `<th scope="col">${escapeHtml(name)}</th>`).join('')}</tr></thead><tbody>${body}</tbody></table>`;
}

function numberCell(value: number): string {
  return `<td class="n">${value.toLocaleString('en-GB')}</td>`;
}

function textCell(value: string): string {
  return `<td>${escapeHtml(value)}</td>`;
}
