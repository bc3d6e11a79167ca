import type { Check } from './Check.ts';
import { mentionsIn, passagesOf } from './statements.ts';
import { firstCells } from './tableRows.ts';
import { wordsOf } from './wordsOf.ts';

/**
 * A term of survey research that the British dictionary lacks, so that words.txt lists it, is in the glossary if a page uses it. Terms
 * made of common words look like any other words: no program can tell them.
 */
export const checkRareWords: Check = ({ pages, texts }) => {
  const glossary = pages.find(({ file }) => file === GLOSSARY_FILE);
  const terms = termsIn(texts.get(WORDS_FILE) ?? '');
  if (glossary === undefined || terms.length === 0) return [];
  const explained = new Set(firstCells(glossary.rows).flatMap(wordsOf));
  const docs = passagesOf(pages.filter(({ kind }) => kind === 'docs'));
  return terms
    .filter((term) => !explained.has(term.toLowerCase()))
    .flatMap((term) => {
      const [first] = mentionsIn(docs, new RegExp(String.raw`(?<![\p{L}-])${RegExp.escape(term)}(?![\p{L}-])`, 'giu'));
      if (first === undefined) return [];
      const { file, line } = first;
      return [{ file, line, what: `"${term}" is not in the glossary.`, remedy: `Add a row to ${GLOSSARY_FILE}.` }];
    });
};

const GLOSSARY_FILE = 'site/docs/survey/Docs/Glossary.md';
const WORDS_FILE = 'site/words.txt';

/** The words below the remark that names this list, up to the next remark. */
function termsIn(words: string): readonly string[] {
  const list = words.split(/^# /m).find((part) => part.startsWith('Terms of survey research\n')) ?? '';
  return list
    .split('\n')
    .slice(1)
    .filter((word) => word !== '');
}
