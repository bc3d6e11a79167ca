import type { SearchHit } from '@feedback-docs/protocol';
import { readLines } from './readLines.ts';
import type { Section } from './Section.ts';

/** A section from a search hit; undefined for a hit without an address of its own. */
export function readSection(hit: SearchHit): Section | undefined {
  const { url, type, hierarchy } = hit;
  if (url === undefined || type === undefined || type === 'content' || hierarchy === undefined) return undefined;
  const level = Number(type.slice(3));
  const anchor = hit.anchor ?? null;
  // A heading without an id has no place of its own to link to.
  if (anchor === null && level > 1) return undefined;
  const headings = [1, 2, 3, 4, 5, 6].slice(0, level).map((at) => hierarchy[`lvl${at}` as 'lvl1'] ?? '');
  return {
    url,
    page: hit.url_without_anchor ?? url,
    anchor,
    title: headings.at(-1) ?? '',
    pageTitle: headings[0] ?? '',
    parents: headings.slice(1, -1),
    lines: readLines(hit.content ?? '', textOf(hit['outline']), hit.code ?? ''),
    askedAs: [...(hit.askedAs ?? []), ...textOf(hit['readerWords']).split(', ')].filter((phrase) => phrase !== ''),
    isRelease: hit.platform !== undefined && hit.platform !== 'docs',
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
