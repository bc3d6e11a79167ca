import type { ReactElement } from 'react';
import type { TextPart } from '../search/markedText.ts';

/** Text with its matched words in `mark` elements, each to its end, as words are marked on pages. */
export function MarkedText({ parts }: { readonly parts: readonly TextPart[] }): ReactElement {
  return (
    <>
      {parts.map(({ text, isMatch }, at) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no identity but their place
        if (isMatch) return <mark key={at}>{text + restOfWord(parts[at + 1])}</mark>;
        return parts[at - 1]?.isMatch ? text.slice(restOfWord(parts[at]).length) : text;
      })}
    </>
  );
}

/** How a word that a mark began ends behind the mark. */
function restOfWord(behind: TextPart | undefined): string {
  return behind === undefined || behind.isMatch ? '' : (/^[\p{L}\p{M}\p{N}]+/u.exec(behind.text)?.[0] ?? '');
}
