import type { Check } from './Check.ts';
import { firstCells } from './firstCells.ts';
import type { Page } from './parsePage.ts';

/** Every abbreviation that the documentation uses, outside of code and messages, is in the glossary. */
export const checkAbbreviations: Check = ({ pages }) => {
  const glossary = pages.find(({ file }) => file === GLOSSARY_FILE);
  if (glossary === undefined) return [];
  const known = new Set(firstCells(glossary.source).flatMap((cell) => cell.split(/[ ,]+/)));
  return pages.flatMap((page) => {
    if (page.kind !== 'docs') return [];
    const seen = new Set<string>();
    return linesOf(page).flatMap(({ line, text }) =>
      (text.match(ABBREVIATION) ?? []).flatMap((word) => {
        if (known.has(word) || seen.has(word)) return [];
        seen.add(word);
        const what = `"${word}" is not in the glossary.`;
        return [{ file: page.file, line, what, remedy: `Add a row to ${GLOSSARY_FILE}, or put it in \`code\`.` }];
      }),
    );
  });
};

const GLOSSARY_FILE = 'site/docs/survey/Docs/Glossary.md';
const ABBREVIATION = /(?<![\p{L}\d_])[A-Z]{2,}(?![\p{L}\d_])/gu;
const CODE_BLOCK = /^(```|~~~)[\s\S]*?^\1/gm;
/** Inline code, where links lead, and what is quoted. */
const NOT_PROSE = /`[^`\n]*`|\]\([^)\s]*|"[^"\n]*"|<[^>\n]*>/g;

function linesOf({ source, frontMatter }: Page): readonly { line: number; text: string }[] {
  const blanked = source.replace(CODE_BLOCK, (code) => code.replace(/[^\n]/g, ''));
  return blanked
    .split('\n')
    .map((text, index) => ({ line: index + 1, text: text.replace(NOT_PROSE, '') }))
    .slice(frontMatter.bodyLine - 1);
}
