import { HIERARCHY_LEVELS, type HierarchyLevel, type SearchRecord } from '@feedback-docs/protocol';

/** A text of a record that can be highlighted and cut to a snippet, by the name that requests use. */
export interface HitText {
  readonly name: `hierarchy.${HierarchyLevel}` | 'content' | 'code';
  readonly text: string;
}

const RETRIEVABLE = [
  'type',
  'url',
  'url_without_anchor',
  'anchor',
  'content',
  'language',
  'docusaurus_tag',
  'platform',
  'version',
  'area',
  'tags',
] as const;

/** The texts of a record that are not empty, outermost heading first, then prose, then code. */
export function hitTexts(record: SearchRecord): HitText[] {
  const headings = HIERARCHY_LEVELS.map((level) => ({
    name: `hierarchy.${level}` as const,
    text: record.hierarchy[level] ?? '',
  }));
  const texts = [
    { name: 'content' as const, text: record.content ?? '' },
    { name: 'code' as const, text: record.code ?? '' },
  ];
  return [...headings, ...texts].filter(({ text }) => text !== '');
}

/**
 * The attributes of a record that a request asks for; `*` and no list ask for all but code, which must be named. A name
 * after a hyphen is left out, whatever else is asked for.
 */
export function retrievedAttributes(
  record: SearchRecord,
  names: readonly string[] | undefined,
): Record<string, unknown> {
  const wanted = new Set(names ?? ['*']);
  const isAll = wanted.has('*');
  const isWanted = (name: string, isCovered = isAll) => (isCovered || wanted.has(name)) && !wanted.has(`-${name}`);
  const entries: [string, unknown][] = RETRIEVABLE.filter((name) => isWanted(name)).map((name) => [name, record[name]]);
  const levels = HIERARCHY_LEVELS.filter(
    (level) => isWanted(`hierarchy.${level}`, isAll || wanted.has('hierarchy')) && !wanted.has('-hierarchy'),
  );
  if (levels.length > 0)
    entries.push(['hierarchy', Object.fromEntries(levels.map((level) => [level, record.hierarchy[level]]))]);
  if (isWanted('code', false)) entries.push(['code', record.code]);
  for (const [name, value] of Object.entries(record.attributes ?? {})) if (isWanted(name)) entries.push([name, value]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
