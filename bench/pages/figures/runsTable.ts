import { markdownTable } from '../../results.ts';
import { rounded } from '../../statistics.ts';
import type { Samples } from './Samples.ts';

const COLUMNS = ['performance', 'accessibility', 'best practices', 'SEO', 'LCP', 'TBT', 'CLS'];

/** One Markdown table of every Lighthouse run, in the order of the rounds: a row for each site and page; empty without runs. */
export function runsTable(sites: readonly Samples[], pages: readonly string[]): string {
  const rows = sites.flatMap((samples) =>
    pages
      .filter((page) => samples.of(`performance, ${page}`).length > 0)
      .map((page) => [samples.site, page, ...COLUMNS.map((column) => list(samples.of(`${column}, ${page}`)))]),
  );
  if (rows.length === 0) return '';
  return markdownTable(['each run of Lighthouse', 'page', ...COLUMNS], rows);
}

function list(values: readonly number[]): string {
  return values.map((value) => rounded(value, value < 1 ? 3 : 0)).join(' ');
}
