import type { Check } from './Check.ts';
import type { Page } from './parsePage.ts';
import { mentionsIn, type Statement } from './statements.ts';
import { firstCells } from './tableRows.ts';

/** Every abbreviation that the documentation uses, outside of code and messages, is in the glossary. */
export const checkAbbreviations: Check = ({ pages }) => {
  const glossary = pages.find(({ file }) => file === GLOSSARY_FILE);
  if (glossary === undefined) return [];
  const known = new Set(firstCells(glossary.rows).flatMap((cell) => cell.split(/[ ,]+/)));
  return pages
    .filter(({ kind }) => kind === 'docs')
    .flatMap((page) => {
      const mentions = mentionsIn([proseOf(page)], ABBREVIATION).filter(({ match: [word] }) => !known.has(word));
      const firstOfEach = new Map(mentions.toReversed().map((mention) => [mention.match[0], mention]));
      return [...firstOfEach].toReversed().map(([word, { file, line }]) => {
        const remedy = `Add a row to ${GLOSSARY_FILE}, or put it in \`code\`.`;
        return { file, line, what: `"${word}" is not in the glossary.`, remedy };
      });
    });
};

const GLOSSARY_FILE = 'site/docs/survey/Docs/Glossary.md';
const ABBREVIATION = /(?<![\p{L}\d_])[A-Z]{2,}(?![\p{L}\d_])/gu;
const CODE_BLOCK = /^(```|~~~)[\s\S]*?^\1/gm;
/** Inline code, where links lead, and what is quoted. */
const NOT_PROSE = /`[^`\n]*`|\]\([^)\s]*|"[^"\n]*"|<[^>\n]*>/g;

function proseOf({ file, source, frontMatter: { bodyLine } }: Page): Statement {
  const blanked = source.replace(CODE_BLOCK, (code) => code.replace(/[^\n]/g, '')).replace(NOT_PROSE, '');
  const text = blanked
    .split('\n')
    .slice(bodyLine - 1)
    .join('\n');
  return { file, line: bodyLine, text };
}
