import { describe, expect, test } from 'vitest';
import { checkComments, checkDocument } from './checkCitations.ts';

const citable = {
  hasFile: (path: string) => ['docs/protocol.md', 'packages/search/DESIGN.md'].includes(path),
  requirements: new Set(['A1.8', 'Q16', 'S2.routes']),
};

function citedIn(comment: string, file = 'packages/search/src/rank.ts'): string[] {
  return checkComments(file, `export {};\n${comment}\n`, citable).map(
    ({ line, what }) => `${line}: ${/cites (.*), which/.exec(what)?.[1]}`,
  );
}

describe('comments', () => {
  test('may cite no section of a document that is not in the repository', () => {
    expect(citedIn('/** Longest query (PLAN.md §9). */')).toEqual(['2: PLAN.md §', '2: PLAN.md']);
    expect(citedIn('// As PLAN §9 asks.')).toEqual(['2: PLAN §']);
    expect(citedIn('/* docs/protocol.md §2 and RFC 9110 §12 */')).toEqual([]);
  });

  test('may cite no id that is not a requirement', () => {
    expect(citedIn('/**\n * Opens at once\n * (PLAN A1, A2).\n */')).toEqual(['4: PLAN A1']);
    expect(citedIn('// The reader stays where they are (Q17).')).toEqual(['2: Q17']);
    expect(citedIn('// Verified by A1.9 and S2.elsewhere.')).toEqual(['2: A1.9', '2: S2.elsewhere']);
    expect(citedIn('// Verified by A1.8, S2.routes and (Q16).')).toEqual([]);
  });

  test('may cite Markdown files by their path from any folder above', () => {
    expect(citedIn('/** DESIGN.md gives the reasons, docs/protocol.md the form. */')).toEqual([]);
    expect(citedIn('/** See decisions/gone.md. */')).toEqual(['2: decisions/gone.md']);
    expect(citedIn('/** DESIGN.md gives the reasons. */', 'tools/rank.ts')).toEqual(['2: DESIGN.md']);
  });

  test('are read in style sheets too, and text of the code is none', () => {
    expect(citedIn('/* See gone.md. */', 'site/page.css')).toEqual(['2: gone.md']);
    expect(citedIn("export const page = 'gone.md (Q17)';")).toEqual([]);
  });
});

describe('links of documents', () => {
  test('lead to files of the repository', () => {
    const text =
      'As [it](protocol.md#tokens) [goes](../docs/protocol.md).\n\n`[x](./y.svg)` [gone](gone.md) [far](https://a.example)';
    expect(checkDocument('docs/clients.md', text, citable)).toEqual([
      {
        file: 'docs/clients.md',
        line: 3,
        what: 'The link leads to gone.md, which is not in the repository.',
        remedy: 'Correct the path, or take the link out.',
      },
    ]);
  });
});

describe('decision records', () => {
  test('have at most 300 words', () => {
    const messages = (words: number) =>
      checkDocument('decisions/one.md', 'word '.repeat(words).trim(), citable).map(({ what }) => what);
    expect(messages(300)).toEqual([]);
    expect(messages(301)).toEqual(['The decision has 301 words; at most 300 are read.']);
  });
});
