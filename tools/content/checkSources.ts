import type { Check } from './Check.ts';
import { mentionsIn, sourcesOf } from './statements.ts';
import { firstCells, rowsBelow } from './tableRows.ts';

/** Every publication cited as "Kish 1965" or "Holm (1979)" is in the table of sources, and each source is cited. */
export const checkSources: Check = ({ pages }) => {
  const page = pages.find(({ file }) => file === SOURCES_FILE);
  if (page === undefined || page.fault !== undefined) return [];
  const known = firstCells(rowsBelow(page, 'sources')).filter((cell) => YEAR_AT_END.test(cell));
  const citations = mentionsIn(sourcesOf(pages), CITATION).map(({ file, line, match }) => ({
    file,
    line,
    cited: `${match[1] ?? match[3]} ${match[2] ?? match[4]}`,
  }));
  return [
    ...citations
      .filter(({ cited }) => !known.some((source) => source.endsWith(cited)))
      .map(({ file, line, cited }) => ({
        file,
        line,
        what: `"${cited}" is not in the table of sources.`,
        remedy: `Add the publication to ${SOURCES_FILE}, or correct the name or the year.`,
      })),
    ...known
      .filter((source) => !citations.some(({ cited }) => source.endsWith(cited)))
      .map((source) => ({
        file: SOURCES_FILE,
        line: page.headings.find(({ id }) => id === 'sources')?.line ?? 1,
        what: `No page cites "${source}".`,
        remedy: 'Cite it where it is used, with the name and the year in brackets, or take it out.',
      })),
  ];
};

const SOURCES_FILE = 'site/docs/survey/Docs/Best_Practices.md';
const YEAR_AT_END = / (?:19|20)\d\d$/;
/** "(Kish 1965)", where nothing but a date has a number before the name; or "Holm (1979)". */
const CITATION = /\((?:[^()\n]* )?(?<!\d )(\p{Lu}\p{L}+,?) ((?:19|20)\d\d)\)|(\p{Lu}\p{L}+) \(((?:19|20)\d\d)\)/gu;
