import type { SearchHit } from '@feedback-docs/protocol';
import { MAX_QUERY_LENGTH } from '@feedback-docs/protocol';
import type { SearchEngine } from '@feedback-docs/search';
import type { Corpus } from '../corpus/Corpus.ts';
import { nameIn } from '../corpus/headings.ts';
import { blend } from '../corpus/meanings.ts';
import { wordsOf } from '../language/wordsOf.ts';
import type { Concept } from './Concept.ts';
import { type Ranking, type RankingHints, rankSections } from './rankSections.ts';
import { readConcepts } from './readConcepts.ts';
import { taughtAs } from './taughtAs.ts';
import { WORD_WEIGHTS } from './thresholds.ts';

/** What the assistant needs of the search engine. */
export type AnswerSearch = Pick<SearchEngine, 'search'>;

/** Hits that the search engine is asked for. */
const HITS = 20;
/** Hits that the reader's dialog is told of. */
const SHOWN_HITS = 5;

/** A question with the question it leans on, if it does. */
export interface Asked {
  readonly question: string;
  /** Earlier question and the sections its answer cited; absent when the question stands alone. */
  readonly context?: { readonly question: string; readonly cited: readonly string[] } | undefined;
}

/** What was found for a question. */
export interface Retrieved extends Ranking {
  /** The query as the search engine got it. */
  readonly query: string;
  readonly hits: readonly SearchHit[];
  readonly concepts: readonly Concept[];
  readonly meaning: Float32Array;
  /** Whether readers' questions with this very wording have an answer, when all of them do or none. */
  readonly taught: 'answered' | 'unanswered' | undefined;
}

/** The query that goes to the search engine: words only, so that no sign of the question is an operator. */
export function queryFor({ question, context }: Asked): string {
  const text = context === undefined ? question : `${question} ${context.question}`;
  return text
    .replace(/[^\p{L}\p{M}\p{N}.'’-]+/gu, ' ')
    .trim()
    .slice(0, MAX_QUERY_LENGTH)
    .toWellFormed();
}

/** Asks the search engine and ranks the sections by what they hold of the question. */
export async function retrieve(
  asked: Asked,
  { search, indexName, corpus }: { search: AnswerSearch; indexName: string; corpus: Corpus },
): Promise<Retrieved> {
  const { query, hits } = await searchHits(asked, { search, indexName });
  const concepts = conceptsOf(asked, corpus);
  const meaning = meaningOf(asked, corpus);
  const stems = stemsOf(asked.question);
  const hints: RankingHints = {
    engine: hits.map(({ url }) => url ?? ''),
    cited: asked.context?.cited ?? [],
    own: asked.context === undefined ? [] : readConcepts(asked.question, corpus),
    named: asked.context === undefined ? corpus.headings.get(nameIn(asked.question)) : undefined,
  };
  return {
    query,
    hits: hits.slice(0, SHOWN_HITS),
    concepts,
    meaning,
    taught: asked.context === undefined ? taughtAs(stems, corpus) : undefined,
    ...rankSections(corpus, { concepts, meaning, stems }, hints),
  };
}

/** What the search engine finds for a question, and the query it got. */
export async function searchHits(
  asked: Asked,
  { search, indexName }: { search: AnswerSearch; indexName: string },
): Promise<{ query: string; hits: readonly SearchHit[] }> {
  const query = queryFor(asked);
  if (query === '') return { query, hits: [] };
  const { hits } = await search.search({
    indexName,
    query,
    hitsPerPage: HITS,
    distinct: 0,
    attributesToRetrieve: ['url', 'type', 'hierarchy', 'anchor', 'url_without_anchor'],
    attributesToHighlight: [],
    attributesToSnippet: [],
  });
  return { query, hits };
}

/** All stems of a question in their order. */
export function stemsOf(question: string): string[] {
  return wordsOf(question).map(({ stem }) => stem);
}

/** What a question means, with what was asked before. */
export function meaningOf({ question, context }: Asked, corpus: Corpus): Float32Array {
  const own = corpus.meanings.of(question);
  if (context === undefined) return own;
  return blend(own, corpus.meanings.of(context.question), WORD_WEIGHTS.context);
}

function conceptsOf({ question, context }: Asked, corpus: Corpus): Concept[] {
  const own = readConcepts(question, corpus);
  if (context === undefined) return own;
  const known = readConcepts(context.question, corpus).filter(({ isOutside }) => !isOutside);
  return [...own, ...known.map((concept) => ({ ...concept, weight: concept.weight * WORD_WEIGHTS.context }))];
}
