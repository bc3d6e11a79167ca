import type { Check } from './Check.ts';
import { mentionsIn, passagesOf } from './statements.ts';

/** No sentence, step or table cell leaves the case to the reader, as "where needed" does. */
export const checkVagueWords: Check = ({ pages }) =>
  mentionsIn(passagesOf(pages), LEFT_OPEN).map(({ file, line, match: [words] }) => ({
    file,
    line,
    what: `"${words}" does not say in which case.`,
    remedy: 'Name the case or the thing, or leave the words out.',
  }));

const LEFT_OPEN = /\b(?:(?:as|if|when|where) (?:appropriate|necessary|needed|required)|if need be|etc)\b/giu;
