import type { SearchError } from '../SearchError.ts';
import type { Texts } from '../texts.ts';

/** What the reader can do about a failed search. */
export function errorHelp({ kind, sentence }: SearchError, texts: Texts): string {
  return sentence ?? (kind === 'refused' ? texts.errorRefused : texts.errorUnreachable);
}
