import { renderToString } from 'react-dom/server';
import { Preview } from './Preview';

/** The HTML of a preview, with ids that begin with the given one. */
export function servedPreview(kind: string, id: string): { __html: string } {
  return { __html: renderToString(<Preview kind={kind} />, { identifierPrefix: id }) };
}
