import type { ListItem, PhrasingContent } from 'mdast';

/** An entry of a list and the label that it begins with, such as the kind of a change. */
export interface Labelled {
  readonly label: string;
  readonly rest: readonly PhrasingContent[];
}

/** Reads an entry that begins with a word in bold italics as labelled (docs/protocol.md); null for any other. */
export function labelOf({ children }: ListItem): Labelled | null {
  const [paragraph, ...more] = children;
  if (paragraph?.type !== 'paragraph' || more.length > 0) return null;
  const [emphasis, ...rest] = paragraph.children;
  const [strong, ...others] = emphasis?.type === 'emphasis' ? emphasis.children : [];
  const [text] = strong?.type === 'strong' && others.length === 0 ? strong.children : [];
  return text?.type === 'text' ? { label: text.value, rest } : null;
}
