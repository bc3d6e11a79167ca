import { type MessagePart, SEARCH_PART, type SearchPart } from '../../conversation/ChatMessage.ts';

/** A piece of an answer as the reader sees it. */
export type ShownPart =
  | { readonly kind: 'text'; readonly text: string; readonly isStreaming: boolean }
  | { readonly kind: 'reasoning' }
  /** A search under way; null while its query is not known. */
  | { readonly kind: 'searching'; readonly query: string | null }
  | { readonly kind: 'searched'; readonly query: string; readonly count: number }
  /** Several searches in a row. */
  | { readonly kind: 'searchedAll'; readonly queries: readonly string[] };

/** What is shown of an answer's parts, in order. Searches that follow one another are told in one line. */
export function shownParts(parts: readonly MessagePart[]): readonly ShownPart[] {
  const shown: ShownPart[] = [];
  let run: Done[] = [];
  for (const part of parts) {
    if (isDone(part)) {
      run.push(part);
      continue;
    }
    shown.push(...showRun(run), ...showPart(part));
    run = [];
  }
  return [...shown, ...showRun(run)];
}

/** What is shown after the text of an answer: all searches that are over in one line, and what is still under way. */
export function afterwards(shown: readonly ShownPart[]): readonly ShownPart[] {
  const over = shown.filter((part) => part.kind === 'searched' || part.kind === 'searchedAll');
  const queries = over.flatMap((part) => (part.kind === 'searched' ? [part.query] : part.queries));
  const underWay = shown.filter(({ kind }) => kind === 'reasoning' || kind === 'searching');
  return [...(over.length > 1 ? [{ kind: 'searchedAll', queries } as const] : over), ...underWay];
}

type Done = SearchPart & { readonly state: 'output-available' };

function isDone(part: MessagePart): part is Done {
  return part.type === SEARCH_PART && part.state === 'output-available';
}

function showRun(run: readonly Done[]): readonly ShownPart[] {
  const asked = run.filter(({ output }) => output.query.trim() !== '');
  if (asked.length > 1) return [{ kind: 'searchedAll', queries: asked.map(({ output }) => output.query) }];
  return asked.map(({ output }) => ({ kind: 'searched', query: output.query, count: output.hits.length }));
}

function showPart(part: MessagePart): readonly ShownPart[] {
  if (part.type === 'text' && part.text !== '') {
    return [{ kind: 'text', text: part.text, isStreaming: part.state === 'streaming' }];
  }
  if (part.type === 'reasoning' && part.state === 'streaming') return [{ kind: 'reasoning' }];
  if (part.type !== SEARCH_PART) return [];
  if (part.state === 'input-streaming') return [{ kind: 'searching', query: null }];
  return part.state === 'input-available' ? [{ kind: 'searching', query: part.input.query }] : [];
}
