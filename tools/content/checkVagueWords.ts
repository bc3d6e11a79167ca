import type { Check } from './Check.ts';

/** No sentence, step or table cell leaves the case to the reader, as "where needed" does. */
export const checkVagueWords: Check = ({ pages }) =>
  pages
    .filter(({ fault }) => fault === undefined)
    .flatMap(({ file, passages }) =>
      passages.flatMap(({ text, line }) =>
        [...text.matchAll(LEFT_OPEN)].map(([words]) => ({
          file,
          line,
          what: `"${words}" does not say in which case.`,
          remedy: 'Name the case or the thing, or leave the words out.',
        })),
      ),
    );

const LEFT_OPEN = /\b(?:(?:as|if|when|where) (?:appropriate|necessary|needed|required)|if need be|etc)\b/giu;
