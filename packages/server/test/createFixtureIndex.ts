import type { SearchHit, SearchQuery, SearchRecord } from '@feedback-docs/protocol';
import type { SearchIndex } from '../src/search/createSearchService.ts';
import { fixtureRecords } from './fixtureRecords.ts';

/** A whole small index over the fixture records: finds words by their letters and marks them. */
export function createFixtureIndex(): SearchIndex {
  return { search: (query) => answer(query) };
}

function answer(query: SearchQuery) {
  const { hitsPerPage = 20, page = 0 } = query;
  const found = fixtureRecords.filter((record) => textOf(record).includes(query.query.toLowerCase()));
  return {
    hits: found.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map((record) => toHit(record, query)),
    nbHits: found.length,
    page,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(found.length / hitsPerPage),
    hitsPerPage,
    exhaustiveNbHits: true,
    query: query.query,
    params: '',
    index: query.indexName,
    processingTimeMS: 1,
    facets: { platform: { docs: found.length } },
  };
}

function textOf({ hierarchy, content }: SearchRecord): string {
  return [...Object.values(hierarchy), content].join(' ').toLowerCase();
}

function toHit({ objectID, type, url, hierarchy, content }: SearchRecord, { query }: SearchQuery): SearchHit {
  const mark = (text: string) => ({
    value: escapeMarkup(text).replaceAll(new RegExp(escapeMarkup(query), 'gi'), '<mark>$&</mark>'),
    matchLevel: 'full' as const,
    matchedWords: [query],
  });
  const marked = Object.fromEntries(
    Object.entries(hierarchy).flatMap(([level, text]) => (text === null ? [] : [[level, mark(text)]])),
  );
  return {
    objectID,
    type,
    url,
    hierarchy,
    content,
    _highlightResult: { hierarchy: marked, content: mark(content ?? '') },
    _snippetResult: { hierarchy: marked, content: mark(content ?? '') },
  };
}

function escapeMarkup(text: string): string {
  return text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
}
