import { type AnswerChunk, addressHit } from '@feedback-docs/protocol';

/** A Markdown link to a path of the site, and the beginning of one, which may come in pieces. */
const OWN_LINK = /\]\((\/(?!\/)[^)\s]*)/g;
const BEGUN_LINK = /\](?:\((?:\/[^)\s]*)?)?$/;
const LINK = /\]\(([^)\s]+)/g;

/** Writes the links of one answer, which are paths of the site, as `toAddress` writes them: below a base, or complete for other sites. */
export function createLinkCompleter(toAddress: (path: string) => string): (chunk: AnswerChunk) => AnswerChunk[] {
  const complete = (text: string) => text.replaceAll(OWN_LINK, (_, path: string) => `](${toAddress(path)}`);
  let held = '';
  return (chunk) => {
    if (chunk.type === 'text-delta') {
      const text = held + chunk.delta;
      held = BEGUN_LINK.exec(text)?.[0] ?? '';
      const delta = complete(text.slice(0, text.length - held.length));
      return delta === '' ? [] : [{ ...chunk, delta }];
    }
    if (chunk.type === 'text-end' && held !== '') {
      const delta = complete(held);
      held = '';
      return [{ type: 'text-delta', id: chunk.id, delta }, chunk];
    }
    if (chunk.type !== 'tool-output-available') return [chunk];
    const { query, hits } = chunk.output;
    return [{ ...chunk, output: { query, hits: hits.map((hit) => addressHit(hit, toAddress)) } }];
  };
}

/** Takes back in a text of the conversation what `createLinkCompleter` did to it: clients replay answers as they got them. */
export function withoutCompletion(text: string, toPath: (address: string) => string): string {
  return text.replaceAll(LINK, (_, address: string) => `](${toPath(address)}`);
}
