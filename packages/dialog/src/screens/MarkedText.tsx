import type { ReactElement } from 'react';
import type { TextPart } from '../search/markedText.ts';

/** Text with its matched words in `mark` elements. */
export function MarkedText({ parts }: { readonly parts: readonly TextPart[] }): ReactElement {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no identity but their place
  return <>{parts.map(({ text, isMatch }, at) => (isMatch ? <mark key={at}>{text}</mark> : text))}</>;
}
