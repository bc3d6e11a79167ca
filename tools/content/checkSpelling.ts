import { fileURLToPath } from 'node:url';
import type { Problem } from '@feedback-docs/releases';
import { type CSpellUserSettings, loadConfig, spellCheckDocument } from 'cspell-lib';
import type { Check } from './Check.ts';
import type { Page } from './parsePage.ts';
import { labelsOf } from './statements.ts';

const CONFIG = fileURLToPath(new URL('../../cspell.json', import.meta.url));

/** Where the words of the product stand, one a line; lines that begin with # are remarks. */
const WORDS_FILE = 'site/words.txt';

/** Every word of pages and figures is British English or stands in the site's list of product words. */
export const checkSpelling: Check = async ({ pages, texts }) => {
  const { dictionaryDefinitions: _, dictionaries: __, ...config } = await loadConfig(CONFIG);
  const words = (texts.get(WORDS_FILE) ?? '').split('\n').filter((word) => word !== '' && !word.startsWith('#'));
  const problems: Problem[] = [];
  // Suggestions for common misspellings take a third of the time and allow or forbid no word of their own.
  const settings = { ...config, words, dictionaries: ['!en-common-misspellings'] };
  for (const page of pages) problems.push(...(await pageProblems(page, settings)));
  return [...problems, ...(await labelProblems(labelsOf({ texts }), settings))];
};

async function pageProblems({ file, source }: Page, settings: CSpellUserSettings): Promise<readonly Problem[]> {
  const unknown = await unknownWords(source, settings);
  return unknown.map(({ line, word }) => problemOf({ file, line }, word));
}

/** All labels in one text, since each text that is checked costs time. Those in another script are examples of a language. */
async function labelProblems(
  labels: ReturnType<typeof labelsOf>,
  settings: CSpellUserSettings,
): Promise<readonly Problem[]> {
  const latin = labels.filter(({ text }) => !/(?!\p{Script=Latin})\p{L}/u.test(text));
  const unknown = await unknownWords(latin.map(({ text }) => text.replace(/\s+/g, ' ')).join('\n'), settings);
  return unknown.flatMap(({ line, word }) => {
    const label = latin[line - 1];
    return label === undefined ? [] : [problemOf(label, word)];
  });
}

async function unknownWords(source: string, settings: CSpellUserSettings) {
  const document = { uri: 'file:///text.md', text: source, languageId: 'markdown' };
  const options = { noConfigSearch: true, generateSuggestions: false };
  const { issues, errors = [] } = await spellCheckDocument(document, options, settings);
  if (errors.length > 0) throw new AggregateError(errors, `Spelling cannot be checked: ${errors.join('; ')}`);
  return issues.map(({ text, offset }) => ({ word: text, line: source.slice(0, offset).split('\n').length }));
}

function problemOf({ file, line }: Pick<Problem, 'file' | 'line'>, word: string): Problem {
  const remedy = `Correct it, put it in \`code\`, or add it to ${WORDS_FILE} if it is a term of the product.`;
  return { file, line, what: `"${word}" is no word of the dictionary.`, remedy };
}
