import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LabelledQuery } from '../relevance/labelledQueries.ts';
import { findFile } from '../serve/findFile.ts';

/** The labelled queries of a stranger. Throws when a label leads nowhere in the built site. */
export function readQueries(site: string, built: string): LabelledQuery[] {
  const lines = readFileSync(join(import.meta.dirname, 'queries', `${site}.txt`), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => {
    const [query = '', labels = ''] = line.split(' | ');
    const right = labels.split(', ').map((label) => `/docs/${label}`);
    for (const label of right) expectThere(label, built);
    return { query, right };
  });
}

function expectThere(label: string, built: string): void {
  const [path = '', section] = label.split('#');
  const file = findFile(built, path);
  const html = file === null ? '' : readFileSync(file, 'utf8');
  if (file === null || (section !== undefined && !new RegExp(`\\bid="?${section}["\\s>]`).test(html)))
    throw new Error(`${label} is not in ${built} any more. Correct bench/strangers/queries.`);
}
