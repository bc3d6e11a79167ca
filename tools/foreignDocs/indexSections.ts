import type { Section } from '@feedback-docs/answers';
import type { SearchRecord } from '@feedback-docs/protocol';
import { buildIndex, openIndex, type SearchEngine } from '@feedback-docs/search';

/** A search engine over sections that no site has built. */
export function indexSections(sections: readonly Section[]): SearchEngine {
  const { index, chunks } = buildIndex(sections.map(recordOf));
  return openIndex(index, { loadChunk: (number) => chunks[number] ?? '' });
}

function recordOf({ url, page, anchor, title, pageTitle, parents, lines, askedAs }: Section, at: number): SearchRecord {
  const texts = (isCode: boolean) => lines.filter(({ kind }) => (kind === 'code') === isCode).map(({ text }) => text);
  const [lvl2 = null, lvl3 = null, lvl4 = null, lvl5 = null] = [...parents, ...(anchor === null ? [] : [title])];
  return {
    objectID: `${url}-${at}`,
    type: 'content',
    url,
    url_without_anchor: page,
    anchor,
    hierarchy: { lvl0: page, lvl1: pageTitle, lvl2, lvl3, lvl4, lvl5, lvl6: null },
    content: texts(false).join('\n'),
    code: texts(true).join('\n'),
    askedAs,
    language: 'en',
    docusaurus_tag: 'default',
    weight: { position: at },
  };
}
