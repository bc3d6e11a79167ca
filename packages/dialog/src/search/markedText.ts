import { decodeEntities } from '@feedback-docs/text';

/** Tags the dialog asks the engine to put around matched words. */
export const HIGHLIGHT_PRE_TAG = '<mark>';
/** End of a matched word. */
export const HIGHLIGHT_POST_TAG = '</mark>';

/** A stretch of text to show, marked or not. */
export interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Splits an engine's HTML at the highlight tags and decodes entities. Any other markup comes out as plain characters. */
export function markedText(html: string): readonly TextPart[] {
  let isMatch = false;
  const parts: TextPart[] = [];
  for (const piece of html.split(/(<\/?mark>)/)) {
    if (piece === HIGHLIGHT_PRE_TAG) isMatch = true;
    else if (piece === HIGHLIGHT_POST_TAG) isMatch = false;
    else if (piece !== '') parts.push({ text: decodeEntities(piece), isMatch });
  }
  return parts;
}

/** The text of parts without marks. */
export function joinParts(parts: readonly TextPart[]): string {
  return parts.map(({ text }) => text).join('');
}

/** The text of an engine's HTML without marks. */
export function plainText(html: string): string {
  return joinParts(markedText(html));
}
