import type { Check } from './Check.ts';
import { guidesAmong, proceduresOf } from './proceduresOf.ts';
import { below } from './tableRows.ts';

/**
 * A page with procedures says what can go wrong in them, under a heading that leads on to the page of messages: a table of a row or two
 * cannot have all of them.
 */
export const checkFaultTables: Check = ({ pages }) =>
  guidesAmong(pages)
    .filter((page) => proceduresOf(page).length > 0)
    .flatMap((page) => {
      const heading = page.headings.find(({ id }) => id === FAULTS);
      if (heading === undefined) {
        const remedy = `Add a section {#${FAULTS}} with signs, causes and remedies.`;
        return [{ file: page.file, line: 1, what: 'The page has procedures but no section on faults.', remedy }];
      }
      if (below(page, FAULTS, page.links).some(({ href }) => href.split('#')[0] === MESSAGES)) return [];
      const what = `Nothing under "${heading.text}" leads to the page of messages.`;
      return [{ file: page.file, line: heading.line, what, remedy: `Link the part of ${MESSAGES} that fits.` }];
    });

const FAULTS = 'what-can-go-wrong';
const MESSAGES = '/docs/survey/Docs/Messages';
