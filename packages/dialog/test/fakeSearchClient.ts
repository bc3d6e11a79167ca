import type { FilterList, HighlightedText, SearchHit, SearchQuery, SearchResult } from '@feedback-docs/protocol';
import { escapeHtml } from '@feedback-docs/text';
import type { SearchClient } from '../src/SearchClient.ts';
import { type FakeRecord, SURVEY_RECORDS } from './surveyRecords.ts';

/** A whole small search service in memory, whose answers a test can hold back or replace by a failure. */
export interface FakeSearchClient extends SearchClient {
  /** Every search that was asked for, in order. */
  readonly asked: (readonly SearchQuery[])[];
  /** How many of them were aborted. */
  abortedCount: number;
  /** Called before each answer: wait in it to hold the answer back, throw in it to fail. */
  beforeAnswer: (requests: readonly SearchQuery[]) => Promise<void>;
}

/** A client that finds sections in which every word of the query begins some word. It knows no phrases: it drops quotes and says so. */
export function createFakeSearchClient(records: readonly FakeRecord[] = SURVEY_RECORDS): FakeSearchClient {
  const client: FakeSearchClient = {
    asked: [],
    abortedCount: 0,
    beforeAnswer: async () => {},
    async search(requests, { signal }) {
      client.asked.push(requests);
      signal.addEventListener('abort', () => {
        client.abortedCount += 1;
      });
      await client.beforeAnswer(requests);
      signal.throwIfAborted();
      return requests.map((request) => answer(request, records));
    },
  };
  return client;
}

function answer(request: SearchQuery, records: readonly FakeRecord[]): SearchResult {
  const { query, indexName, facetFilters = [], hitsPerPage = 20, page = 0 } = request;
  const unquoted = query.replaceAll('"', '');
  const words = unquoted.toLowerCase().split(/\s+/).filter(Boolean);
  const found = records.filter((record) => passes(record, facetFilters) && words.every((word) => holds(record, word)));
  const ranked = [...found].sort((one, other) => Number(inTitle(other, words)) - Number(inTitle(one, words)));
  return {
    hits: ranked.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map((record) => toHit(record, words)),
    nbHits: found.length,
    page,
    nbPages: Math.ceil(found.length / hitsPerPage),
    hitsPerPage,
    exhaustiveNbHits: true,
    query,
    ...(unquoted === query ? {} : { queryAfterRemoval: unquoted }),
    params: '',
    index: indexName,
    processingTimeMS: 1,
    ...(request.clickAnalytics === true ? { queryID: `query-${query}` } : {}),
  };
}

function passes({ facets }: FakeRecord, filters: FilterList): boolean {
  const isMet = (condition: string) => {
    const [name = '', value = ''] = condition.split(/:(.*)/s);
    return value.startsWith('-') ? facets[name] !== value.slice(1) : facets[name] === value;
  };
  return filters.every((condition) => [condition].flat().some(isMet));
}

function holds(record: FakeRecord, word: string): boolean {
  return wordsOf([...record.headings, record.content].join(' ')).some((known) => known.startsWith(word));
}

function inTitle(record: FakeRecord, words: readonly string[]): boolean {
  const title = wordsOf(record.headings.slice(1).join(' '));
  return words.every((word) => title.some((known) => known.startsWith(word)));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}.]+/gu) ?? [];
}

function toHit({ objectID, type, url, headings, content, facets }: FakeRecord, words: readonly string[]): SearchHit {
  const texts = Object.fromEntries(headings.map((heading, level) => [`lvl${level}`, heading]));
  const highlights = Object.fromEntries(
    headings.map((heading, level) => [`lvl${level}`, highlight(heading, words)] as const),
  );
  return {
    objectID,
    type,
    url,
    content,
    hierarchy: texts,
    ...facets,
    _highlightResult: { hierarchy: highlights, content: highlight(content, words) },
    _snippetResult: { hierarchy: highlights, content: highlight(content, words) },
  };
}

function highlight(text: string, words: readonly string[]): HighlightedText {
  const matchedWords = words.filter((word) => wordsOf(text).some((known) => known.startsWith(word)));
  const value = text
    .split(/([\p{L}\p{N}.]+)/u)
    .map((piece) => {
      const isMatch = words.some((word) => piece.toLowerCase().startsWith(word));
      return isMatch ? `<mark>${escapeHtml(piece)}</mark>` : escapeHtml(piece);
    })
    .join('');
  return { value, matchLevel: matchedWords.length > 0 ? 'full' : 'none', matchedWords };
}
