import type { AnswerChunk } from '@feedback-docs/protocol';
import { withOrigin } from '../../http/otherSite.ts';

/** The beginning of a Markdown link to this site, which may come in two pieces. */
const OWN_LINK = /\]\(\/(?!\/)/g;
const BEGUN_LINK = /\](?:\(\/?)?$/;

/** Makes the links of one answer complete: pages of other sites would take them for links to themselves. */
export function createLinkCompleter(origin: string): (chunk: AnswerChunk) => AnswerChunk[] {
  let held = '';
  return (chunk) => {
    if (chunk.type === 'text-delta') {
      const text = held + chunk.delta;
      held = BEGUN_LINK.exec(text)?.[0] ?? '';
      const delta = text.slice(0, text.length - held.length).replaceAll(OWN_LINK, `](${origin}/`);
      return delta === '' ? [] : [{ ...chunk, delta }];
    }
    if (chunk.type === 'text-end' && held !== '') {
      const delta = held;
      held = '';
      return [{ type: 'text-delta', id: chunk.id, delta }, chunk];
    }
    if (chunk.type !== 'tool-output-available') return [chunk];
    const { query, hits } = chunk.output;
    return [{ ...chunk, output: { query, hits: hits.map((hit) => withOrigin(hit, origin)) } }];
  };
}
