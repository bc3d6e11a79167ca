import type { AnswerSearch } from '@feedback-docs/answers';
import { MAX_QUERY_LENGTH, type SearchHit } from '@feedback-docs/protocol';

/** Sections a search returns; as many as the answers that quote show. */
const SHOWN_HITS = 5;
/** Most characters of one section that a model reads. */
const MAX_TEXT = 1500;

/** What a search found: hits as readers' dialogs get them, and sections as a model reads them. */
export interface FoundSections {
  readonly query: string;
  readonly hits: readonly SearchHit[];
  readonly sections: readonly { readonly url: string; readonly title: string; readonly text: string }[];
}

/** Searches the documentation for a model. An empty query finds nothing. */
export async function searchSections(search: AnswerSearch, asked: string): Promise<FoundSections> {
  const query = asked.trim().slice(0, MAX_QUERY_LENGTH).toWellFormed();
  if (query === '') return { query, hits: [], sections: [] };
  const { hits } = await search.search({
    indexName: 'docs',
    query,
    hitsPerPage: SHOWN_HITS,
    distinct: 0,
    attributesToRetrieve: ['url', 'type', 'hierarchy', 'content'],
    attributesToHighlight: [],
    attributesToSnippet: [],
  });
  return {
    query,
    hits: hits.map(({ content: _, ...hit }) => hit),
    sections: hits.flatMap(({ url, hierarchy, content }) =>
      url === undefined
        ? []
        : [{ url, title: titleOf(hierarchy), text: (content ?? '').slice(0, MAX_TEXT).toWellFormed() }],
    ),
  };
}

function titleOf(hierarchy: SearchHit['hierarchy']): string {
  return Object.values(hierarchy ?? {})
    .filter((title) => typeof title === 'string')
    .join(' › ');
}
