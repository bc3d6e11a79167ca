import type { SearchHit } from '@feedback-docs/protocol';
import { MAX_QUERY_LENGTH } from '@feedback-docs/protocol';
import type { SearchEngine } from '@feedback-docs/search';
import { stemWord } from '@feedback-docs/text';
import type { Corpus } from '../corpus/Corpus.ts';
import { blend } from '../corpus/embeddings.ts';
import { nameIn } from '../corpus/headings.ts';
import type { NamedRow } from '../corpus/namedRows.ts';
import type { Line } from '../corpus/Section.ts';
import { questionKind } from '../language/questionKind.ts';
import { STOP_STEMS } from '../language/stopWords.ts';
import { stemsOf } from '../language/wordsOf.ts';
import type { Concept } from './Concept.ts';
import { exactParaphrase } from './exactParaphrase.ts';
import { type NamedSections, type Ranking, type RankingHints, rankSections } from './rankSections.ts';
import { readConcepts } from './readConcepts.ts';
import { WORD_WEIGHTS } from './thresholds.ts';
import { NAMED_WEIGHTS } from './weights.ts';

/** What the assistant needs of the search engine. */
export type AnswerSearch = Pick<SearchEngine, 'search'>;

/** Hits asked of the search engine. */
const HITS = 20;
/** Hits sent to the reader's dialog. */
const SHOWN_HITS = 5;

/** A question, with its context if it is a follow-up. */
export interface AskedQuestion {
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
  readonly embedding: Float32Array;
  /** Whether paraphrases of exactly these words have an answer, when all of them do or none. */
  readonly exactMatch: 'answered' | 'unanswered' | undefined;
  /** The rows of tables that hold the amount asked for. */
  readonly rows: ReadonlySet<Line>;
  /** Number of questions that the docs are known not to answer. */
  readonly listed: number;
}

/**
 * The query for the search engine, as a person would type it: a question in its own words, without punctuation that could
 * act as an operator; a follow-up as the words with content of both questions.
 */
export function queryFor({ question, context }: AskedQuestion): string {
  if (context === undefined) return plainQuery(question);
  const subject = contentWords(context.question).slice(0, MAX_CONTEXT_WORDS);
  return plainQuery([...new Set([...subject, ...contentWords(question)])].join(' '));
}

/** Most words of the question before that complete a follow-up. */
const MAX_CONTEXT_WORDS = 6;

function contentWords(question: string): string[] {
  const words = question.split(/[^\p{L}\p{M}\p{N}.'’-]+/u).map((word) => word.replace(/[.'’-]+$/, ''));
  return words.filter((word) => word !== '' && !STOP_STEMS.has(stemWord(word.toLowerCase())));
}

function plainQuery(text: string): string {
  return text
    .replace(/[^\p{L}\p{M}\p{N}.'’-]+/gu, ' ')
    .trim()
    .slice(0, MAX_QUERY_LENGTH)
    .toWellFormed();
}

/** Asks the search engine and ranks the sections by how well they match the question. */
export async function retrieve(
  asked: AskedQuestion,
  { search, indexName, corpus }: { search: AnswerSearch; indexName: string; corpus: Corpus },
): Promise<Retrieved> {
  const { query, hits } = await searchHits(asked, { search, indexName });
  const concepts = conceptsOf(asked, corpus);
  const embedding = embedQuestion(asked, corpus);
  const rows = isOfAmount(asked) ? corpus.rowsNamedIn(asked.question) : [];
  const hints: RankingHints = {
    engine: hits.map(({ url }) => url ?? ''),
    cited: asked.context?.cited ?? [],
    own: asked.context === undefined ? [] : readConcepts(asked.question, corpus),
    named: asked.context === undefined ? namedSections(asked.question, rows, corpus) : undefined,
  };
  return {
    query,
    hits: hits.slice(0, SHOWN_HITS),
    concepts,
    embedding,
    exactMatch: asked.context === undefined ? exactParaphrase(stemsOf(asked.question), corpus) : undefined,
    listed: corpus.listed,
    rows: new Set(rows.map(({ line }) => line)),
    ...rankSections(corpus, { concepts, embedding }, hints),
  };
}

/** What the search engine finds for a question, and the query it got. */
export async function searchHits(
  asked: AskedQuestion,
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

function namedSections(question: string, rows: readonly NamedRow[], corpus: Corpus): NamedSections | undefined {
  if (rows.length > 0) return { urls: new Set(rows.map(({ url }) => url)), weight: NAMED_WEIGHTS.row };
  const urls = corpus.headings.get(nameIn(question, corpus.isEveryday));
  return urls && { urls, weight: NAMED_WEIGHTS.heading };
}

/** Whether a question that stands alone asks for an amount. */
function isOfAmount({ question, context }: AskedQuestion): boolean {
  return context === undefined && questionKind(question) === 'value';
}

/** The embedding of a question and its context. */
export function embedQuestion({ question, context }: AskedQuestion, corpus: Corpus): Float32Array {
  const own = corpus.embeddings.embed(question);
  if (context === undefined) return own;
  return blend(own, corpus.embeddings.embed(context.question), WORD_WEIGHTS.context);
}

function conceptsOf({ question, context }: AskedQuestion, corpus: Corpus): Concept[] {
  const own = readConcepts(question, corpus);
  if (context === undefined) return own;
  const known = readConcepts(context.question, corpus).filter(({ isOutside }) => !isOutside);
  return [...own, ...known.map((concept) => ({ ...concept, weight: concept.weight * WORD_WEIGHTS.context }))];
}
