import type { Check } from './Check.ts';
import { guidesAmong, proceduresOf } from './proceduresOf.ts';
import { sentencesOf } from './wordsOf.ts';

/**
 * A procedure, two or more numbered steps below a heading, says after its first step how readers see that it worked:
 * what must be so, or what the screen shows.
 */
export const checkProcedures: Check = ({ pages }) =>
  guidesAmong(pages).flatMap((page) =>
    proceduresOf(page)
      .filter(({ steps, after }) => ![...steps.slice(1), ...after].flatMap(sentencesOf).some((one) => SIGN.test(one)))
      .map(({ line, heading }) => ({
        file: page.file,
        line,
        what: `The steps under "${heading}" do not say how to see that they worked.`,
        remedy: 'Say at the last step what must be so, or what the screen shows, lists or says then.',
      })),
  );

/** What is to be observed, told as a claim: an order such as "read the list" is none. */
const SIGN =
  /\b(?:(?:must|should) (?:not )?(?:be|\p{L}+)|(?:shows|says|lists|appears?|disappears|arrives?|opens|(?:is|are) (?:then |now )?(?:shown|listed)|you (?:then |must |should )?see|(?:is|are) on top)\b)/iu;
