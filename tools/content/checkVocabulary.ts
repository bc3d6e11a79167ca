import type { Problem } from '@feedback-docs/releases';
import type { Check } from './Check.ts';
import type { Content } from './Content.ts';
import { nameAtStart } from './nameAtStart.ts';
import { mentionsIn, sourcesOf, statementsOf } from './statements.ts';
import type { TableRow } from './tableRows.ts';

/**
 * A name after "role", "state" or "status", or below a head of that word, is one that `vocabulary` in product.yaml
 * lists, and a status with a code has its own.
 */
export const checkVocabulary: Check = (content) => {
  const listed = content.listed('vocabulary');
  return KINDS.flatMap(({ word, group }) => {
    const names = listed.filter((name) => group.test(name.group ?? ''));
    if (names.length === 0) return [];
    return [
      ...statementsOf(content).flatMap(({ text, ...place }) =>
        unknownNames(text, word, names).map((name) => unknownName(place, word, name)),
      ),
      ...content.pages.flatMap(({ file, rows }) => rows.flatMap((row) => cellProblems({ file, ...row }, word, names))),
      ...codeProblems(content, word, names),
    ];
  });
};

const KINDS = [
  { word: 'role', group: /^roles$/ },
  { word: 'state', group: /States$/ },
  { word: 'status', group: /Statuses$/ },
];

interface Name {
  readonly text: string;
  readonly code?: number;
}

type Place = Pick<Problem, 'file' | 'line'>;

/** What stands after the word with a capital letter, alone or as in "the role Editor, Analyst or Owner". */
function unknownNames(text: string, word: string, names: readonly Name[]): readonly string[] {
  const plain = text.replaceAll('**', '');
  return [...plain.matchAll(new RegExp(String.raw`\b${word} (?:is )?(?=\p{Lu})`, 'gu'))].flatMap(
    ({ 0: head, index }) => {
      let rest = plain.slice(index + head.length);
      while (/^\p{Lu}/u.test(rest)) {
        const name = nameAtStart(rest, names);
        if (name === undefined) return [/^[\p{L}-]+/u.exec(rest)?.[0] ?? rest];
        rest = rest.slice(name.text.length).replace(/^(?:,| or) /, '');
      }
      return [];
    },
  );
}

function cellProblems({ file, line, heads, cells }: Place & TableRow, word: string, names: readonly Name[]): Problem[] {
  const column = heads.findIndex((head) => head.toLowerCase() === word);
  const said = (cells[column] ?? '')
    .replaceAll('**', '')
    .split(', ')
    .filter((name) => /^\p{Lu}/u.test(name));
  const unknown = said.filter((name) => !names.some(({ text }) => text === name));
  const code = cells[heads.indexOf('Code')];
  const own = names.find(({ text }) => text === said[0])?.code;
  if (code === undefined || own === undefined || code === String(own)) {
    return unknown.map((name) => unknownName({ file, line }, word, name));
  }
  const what = `"${said[0]}" has the code ${own}, not ${code}.`;
  return [{ file, line, what, remedy: 'Correct the code, here or in product.yaml.' }];
}

/** Codes in `STATUS` 3, "STATUS": 3 and status=3. */
function codeProblems({ pages }: Content, word: string, names: readonly Name[]): readonly Problem[] {
  const codes = new Set(names.map(({ code }) => String(code)));
  const pattern = new RegExp(String.raw`\b(?:${word.toUpperCase()}(?:\`|":) |${word}=)(\d+)`, 'g');
  return mentionsIn(sourcesOf(pages), pattern)
    .filter(({ match: [, code = ''] }) => !codes.has(code))
    .map(({ file, line, match: [, code] }) => ({
      file,
      line,
      what: `No ${word} has the code ${code}.`,
      remedy: 'Correct it, or add the code to vocabulary in product.yaml.',
    }));
}

function unknownName(place: Place, word: string, name: string): Problem {
  const what = `The product has no ${word} "${name}".`;
  return {
    ...place,
    what,
    remedy: 'Correct it, or add it to vocabulary in product.yaml with its row in the glossary.',
  };
}
