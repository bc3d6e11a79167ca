import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CORE_SCHEMA, load } from 'js-yaml';
import { PRODUCT_FILE, type Profile } from '../profile/readProfile.ts';
import type { GlossaryTerm } from './GlossaryTerm.ts';

/** What the glossary explains: each row of its first table, with its meaning as plain text. Throws where the page has no such table. */
export function loadGlossary(
  siteDir: string,
  { page: id, properNames: lists, homonyms }: NonNullable<Profile['site']['glossary']>,
): { terms: GlossaryTerm[]; meanings: string[] } {
  const page = readFileSync(join(siteDir, 'docs', `${id}.md`), 'utf8');
  const [, table = ''] = /\{#glossary\}(.*?)^## /ms.exec(page) ?? [];
  const rows = [...table.matchAll(/^\| (?!Term \|)([^|]+) \| ([^|]+) \|$/gm)];
  if (rows.length === 0)
    throw new Error(`The section "glossary" of docs/${id}.md has no table, so no term can be explained. Add one.`);
  const known = new Set(rows.flatMap(([, names = '']) => names.split(', ')));
  const unknown = homonyms.filter((word) => !known.has(word));
  if (unknown.length > 0)
    throw new Error(
      `No term of docs/${id}.md is called ${unknown.join(', ')}. Take it out of glossary.homonyms in product/site.yaml.`,
    );
  const proper = properNames(siteDir, lists);
  return {
    terms: rows.map(([, names = '']) => ({
      names: names.split(', ').filter((name) => !homonyms.includes(name)),
      isProper: proper.has(names),
    })),
    meanings: rows.map(([, , meaning = '']) => plainText(meaning)),
  };
}

function properNames(siteDir: string, lists: readonly string[]): Set<string> {
  const product = load(readFileSync(join(siteDir, PRODUCT_FILE), 'utf8'), { schema: CORE_SCHEMA });
  const { vocabulary = {} } = product as { vocabulary?: Record<string, readonly string[] | Record<string, unknown>> };
  return new Set(lists.flatMap((list) => namesOf(vocabulary[list])));
}

/** A list has names only, a map also the code of each. */
function namesOf(names: readonly string[] | Record<string, unknown> = []): readonly string[] {
  return Array.isArray(names) ? names : Object.keys(names);
}

/** Without the marks of bold text, code and links. */
function plainText(markdown: string): string {
  return markdown.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1').replace(/\*\*|`/g, '');
}
