import { renderToString } from 'react-dom/server';
import { Preview } from './Preview';

/** The HTML of a preview in the element that becomes its root, with ids that begin with the given one. */
export function servedPreview(kind: string, id: string): { __html: string } {
  return { __html: `<div>${renderToString(<Preview kind={kind} />, { identifierPrefix: id })}</div>` };
}
