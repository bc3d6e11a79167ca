import { addresses } from '@site/src/addresses/addresses';
import type { ReactNode } from 'react';
import { inlineParts } from './inlineParts';

/** The sentences of a release item with their bold words, code and links. */
export function InlineText({ markdown }: { markdown: string }): ReactNode {
  return inlineParts(markdown).map((part, index) => {
    const key = `${index} ${part.text}`;
    if (part.type === 'strong') return <strong key={key}>{part.text}</strong>;
    if (part.type === 'code') return <code key={key}>{part.text}</code>;
    if (part.type !== 'link') return part.text;
    return (
      <a key={key} href={addresses.toAddress(part.href)}>
        {part.text}
      </a>
    );
  });
}
