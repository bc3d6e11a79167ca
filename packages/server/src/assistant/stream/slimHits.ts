import type { AnswerChunk, SearchHit } from '@feedback-docs/protocol';

/** Clients replay every hit with every further question, so that a conversation of ten questions must fit a request's body. */
const MAX_HITS = 5;

/** A chunk as it goes out: of the hits of a search only what names a section and leads to it. */
export function slimHits(chunk: AnswerChunk): AnswerChunk {
  if (chunk.type !== 'tool-output-available') return chunk;
  const { query, hits } = chunk.output;
  return { ...chunk, output: { query, hits: hits.slice(0, MAX_HITS).map(slim) } };
}

function slim({ objectID, type, url, hierarchy }: SearchHit): SearchHit {
  return {
    objectID,
    ...(type === undefined ? {} : { type }),
    ...(url === undefined ? {} : { url }),
    ...(hierarchy === undefined
      ? {}
      : { hierarchy: Object.fromEntries(Object.entries(hierarchy).filter(([, text]) => text !== null)) }),
  };
}
