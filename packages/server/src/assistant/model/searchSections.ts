import { type AnswerSearch, citedIn, type SectionText } from '@feedback-docs/answers';
import { type ChatRequest, MAX_QUERY_LENGTH, type SearchHit } from '@feedback-docs/protocol';
import type { AnswerSource } from '../AnswerSource.ts';
import { printSection } from './printSection.ts';

/** Sections a search returns at most; the first five are sent to readers' dialogs. */
const MAX_SECTIONS = 8;

/** What a model's searches look into. */
export interface SectionSources {
  readonly search: AnswerSearch;
  /** Finds what a plain search does not: sections that say it in other words, and what is new in which version. */
  readonly quotes: AnswerSource;
  /** The sections of the site by their address. */
  readonly sections: ReadonlyMap<string, SectionText>;
}

/** What a search found: hits as readers' dialogs get them, and sections as a model reads them. */
export interface FoundSections {
  readonly query: string;
  readonly hits: readonly SearchHit[];
  /** What the quoting answer says, with its citations; empty when the docs do not say. */
  readonly quoted: string;
  readonly sections: readonly { readonly url: string; readonly title: string; readonly text: string }[];
}

/**
 * Searches the documentation for a model: what the quoting answer to the conversation cites comes first, then what the
 * search engine finds for the query. An empty query finds nothing.
 */
export async function searchSections(
  { search, quotes, sections }: SectionSources,
  asked: string,
  { conversation, signal }: { conversation?: ChatRequest['messages'] | undefined; signal: AbortSignal },
): Promise<FoundSections> {
  const query = asked.trim().slice(0, MAX_QUERY_LENGTH).toWellFormed();
  if (query === '') return { query, hits: [], quoted: '', sections: [] };
  const messages: ChatRequest['messages'] = conversation ?? [
    { id: '', role: 'user', parts: [{ type: 'text', text: query }] },
  ];
  const quote = await quotedAnswer(quotes, messages, signal);
  const { hits } = await search.search({
    indexName: 'docs',
    query,
    hitsPerPage: MAX_SECTIONS,
    distinct: 0,
    attributesToRetrieve: ['url', 'type', 'hierarchy', 'content'],
    attributesToHighlight: [],
    attributesToSnippet: [],
  });
  const cited = citedIn(quote.text).flatMap((url) => hitOf(sections.get(url)));
  const found = new Map<string, SearchHit>();
  // A hit of the search engine tells more than one made of a section.
  for (const hit of [...cited, ...hits]) if (hit.url !== undefined) found.set(hit.url, hit);
  const best = [...found].slice(0, MAX_SECTIONS);
  return {
    query,
    hits: best.map(([, { content: _, ...hit }]) => hit),
    quoted: quote.isAnswered ? quote.text : '',
    sections: best.map(([url, { hierarchy, content }]) => ({
      url,
      title: titleOf(hierarchy),
      text: printSection(sections.get(url)?.lines ?? [{ kind: 'paragraph', text: content ?? '' }]),
    })),
  };
}

async function quotedAnswer(quotes: AnswerSource, messages: ChatRequest['messages'], signal: AbortSignal) {
  const chunks = quotes.answer({ messages, searchParameters: {}, messageId: '', signal });
  let text = '';
  for (;;) {
    const next = await chunks.next();
    if (next.done === true) return { text, isAnswered: next.value === 'answered' };
    if (next.value.type === 'text-delta') text += next.value.delta;
  }
}

function hitOf(section: SectionText | undefined): SearchHit[] {
  if (section === undefined) return [];
  const { url, anchor, pageTitle, title } = section;
  return [
    {
      objectID: url,
      type: anchor === null ? 'lvl1' : 'lvl2',
      url,
      hierarchy: { lvl0: pageTitle, lvl1: pageTitle, ...(anchor === null ? {} : { lvl2: title }) },
    },
  ];
}

function titleOf(hierarchy: SearchHit['hierarchy']): string {
  const titles = Object.values(hierarchy ?? {}).filter((title) => typeof title === 'string');
  return [...new Set(titles)].join(' › ');
}
