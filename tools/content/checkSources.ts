import type { Check } from './Check.ts';
import { firstCells } from './firstCells.ts';

/** Every publication cited as "Kish 1965" or "Holm (1979)" is in the table of sources, and each source is cited. */
export const checkSources: Check = ({ pages }) => {
  const sources = pages.find(({ file }) => file === SOURCES_FILE);
  if (sources === undefined) return [];
  const [before = '', section = ''] = sources.source.split(SOURCES_HEADING);
  const known = firstCells(section.split('\n## ')[0] ?? '').filter((cell) => YEAR_AT_END.test(cell));
  const citations = pages.flatMap(({ file, source }) =>
    [...source.matchAll(CITATION)].map((match) => ({
      file,
      line: source.slice(0, match.index).split('\n').length,
      cited: `${match[1] ?? match[3]} ${match[2] ?? match[4]}`,
    })),
  );
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
        line: before.split('\n').length,
        what: `No page cites "${source}".`,
        remedy: 'Cite it where it is used, with the name and the year in brackets, or take it out.',
      })),
  ];
};

const SOURCES_FILE = 'site/docs/survey/Docs/Best_Practices.md';
const SOURCES_HEADING = /^## .*\{#sources\}$/m;
const YEAR_AT_END = / (?:19|20)\d\d$/;
/** "(Kish 1965)", where nothing but a date has a number before the name; or "Holm (1979)". */
const CITATION = /\((?:[^()\n]* )?(?<!\d )(\p{Lu}\p{L}+,?) ((?:19|20)\d\d)\)|(\p{Lu}\p{L}+) \(((?:19|20)\d\d)\)/gu;
