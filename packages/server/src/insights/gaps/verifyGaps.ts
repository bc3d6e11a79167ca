import type { AnswerSource } from '../../assistant/AnswerSource.ts';
import type { SearchService } from '../../search/createSearchService.ts';
import { type Answered, keyOf, type Way } from './gapState.ts';
import type { Gap } from './readGaps.ts';

/** Whether a text finds something, asked or searched as its reader did. */
export type Finds = Readonly<Record<Way, (text: string) => Promise<boolean>>>;

/** Asks and searches the wordings of each gap again, and gives the keys of those that find something. */
export async function verifyGaps(gaps: readonly Pick<Gap, 'wordings'>[], finds: Finds): Promise<Answered> {
  const answered = new Set<string>();
  for (const { wordings } of gaps)
    for (const { text, ways } of wordings)
      for (const way of ways) if (await finds[way](text)) answered.add(keyOf(way, text));
  return answered;
}

/** Asks the assistant and searches the documentation as readers do. */
export function findsWith(source: AnswerSource, engine: Pick<SearchService, 'search'>): Finds {
  return {
    question: async (text) => (await ask(source, text)) === 'answered',
    search: async (query) => (await engine.search({ indexName: 'docs', query, hitsPerPage: 1 })).nbHits > 0,
  };
}

async function ask(source: AnswerSource, text: string): Promise<string> {
  const answer = source.answer({
    messages: [{ id: 'gap', role: 'user', parts: [{ type: 'text', text }] }],
    searchParameters: {},
    messageId: 'gap',
    signal: new AbortController().signal,
  });
  while (true) {
    const { done, value } = await answer.next();
    if (done === true) return value;
  }
}
