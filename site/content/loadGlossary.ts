import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CORE_SCHEMA, load } from 'js-yaml';
import type { GlossaryTerm } from './GlossaryTerm.ts';

/** The page that explains all terms, as a path inside the site. */
export const GLOSSARY_PATH = '/docs/survey/Docs/Glossary';

/** What product.yaml lists as names: in sentences they have a capital letter, and without one they are plain words. */
const PROPER_NAMES = [
  'roles',
  'surveyStates',
  'responseStatuses',
  'invitationStatuses',
  'questionTypes',
  'qualityFlags',
];

/** What the glossary explains: each row of its first table, with its meaning as plain text. Throws where the page has no such table. */
export function loadGlossary(siteDir: string): { terms: GlossaryTerm[]; meanings: string[] } {
  const page = readFileSync(join(siteDir, `${GLOSSARY_PATH}.md`), 'utf8');
  const [, table = ''] = /\{#glossary\}(.*?)^## /ms.exec(page) ?? [];
  const rows = [...table.matchAll(/^\| (?!Term \|)([^|]+) \| ([^|]+) \|$/gm)];
  if (rows.length === 0)
    throw new Error(
      `The section "glossary" of ${GLOSSARY_PATH}.md has no table, so no term can be explained. Add one.`,
    );
  const proper = properNames(siteDir);
  return {
    terms: rows.map(([, names = '']) => ({ names: names.split(', '), isProper: proper.has(names) })),
    meanings: rows.map(([, , meaning = '']) => plainText(meaning)),
  };
}

function properNames(siteDir: string): Set<string> {
  const product = load(readFileSync(join(siteDir, 'product.yaml'), 'utf8'), { schema: CORE_SCHEMA });
  const { vocabulary } = product as { vocabulary: Record<string, string[] | undefined> };
  return new Set(PROPER_NAMES.flatMap((list) => vocabulary[list] ?? []));
}

/** Without the marks of bold text, code and links. */
function plainText(markdown: string): string {
  return markdown.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1').replace(/\*\*|`/g, '');
}
