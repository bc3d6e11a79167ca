import type { SearchErrorKind } from '../SearchError.ts';
import type { Texts } from '../texts.ts';

/** What the reader can do about a failed search. */
export function errorHelp(kind: SearchErrorKind, texts: Texts): string {
  return kind === 'refused' ? texts.errorRefused : texts.errorUnreachable;
}
