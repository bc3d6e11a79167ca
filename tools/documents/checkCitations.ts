import { posix } from 'node:path';
import type { Problem } from '@feedback-docs/releases';
import { parseSync } from 'oxc-parser';

/** What a citation may name. Paths are from the root of the repository. */
export interface Citable {
  readonly hasFile: (path: string) => boolean;
  readonly requirements: ReadonlySet<string>;
}

interface Passage {
  readonly text: string;
  /** Where it begins in the file. */
  readonly start: number;
}

/** A section of a named document, written with the section sign. */
const SECTION = /([\w./-]+(?: \d+)?) §/g;
/** A name in capitals followed by an id: a letter and a number. */
const NAMED_ID = /\b[A-Z]{4,} [A-Z]\d+(?:\.\d+)*/g;
/** An id with a dot, or alone in parentheses. */
const ID = /\b[A-Z]\d+\.[\w-]+|(?<=\()[A-Z]\d+(?=[,)])/g;
const MARKDOWN_FILE = /(?<![\w/.])[\w./-]+\.md\b/g;
const MARKDOWN_LINK = /\]\((?!\w+:|#|\/)([^)\s#]+)/g;

const MAX_DECISION_WORDS = 300;

/** Citations in the comments of a source file that lead nowhere in the repository. */
export function checkComments(file: string, source: string, citable: Citable): Problem[] {
  return commentsOf(file, source).flatMap(({ text, start }) =>
    [...absentDocuments(file, text, citable)].map(([cited, index]) => ({
      file,
      line: source.slice(0, start + index).split('\n').length,
      what: `The comment cites ${cited}, which is not in the repository.`,
      remedy: 'Say the reason itself, or cite a document or a requirement (e2e/requirements.ts) that is there.',
    })),
  );
}

/** Links of a Markdown document that lead nowhere in the repository, and decision records that are too long. */
export function checkDocument(file: string, text: string, { hasFile }: Citable): Problem[] {
  const withoutCode = text.replace(/```[\s\S]*?```|`[^`\n]*`/g, (code) => code.replace(/[^\n]/g, ' '));
  const links = [...withoutCode.matchAll(MARKDOWN_LINK)]
    .filter(([, target = '']) => !hasFile(posix.join(posix.dirname(file), target)))
    .map(({ 1: target, index }) => ({
      file,
      line: text.slice(0, index).split('\n').length,
      what: `The link leads to ${target}, which is not in the repository.`,
      remedy: 'Correct the path, or take the link out.',
    }));
  const words = text.split(/\s+/).length;
  if (!file.startsWith('decisions/') || words <= MAX_DECISION_WORDS) return links;
  const what = `The decision has ${words} words; at most ${MAX_DECISION_WORDS} are read.`;
  return [...links, { file, line: 1, what, remedy: 'Move figures to a README of bench/ and cut the rest.' }];
}

function commentsOf(file: string, source: string): Passage[] {
  if (file.endsWith('.css')) {
    return [...source.matchAll(/\/\*[\s\S]*?\*\//g)].map(({ 0: text, index }) => ({ text, start: index }));
  }
  return parseSync(file, source).comments.map(({ value, start }) => ({ text: value, start: start + 2 }));
}

/** What a comment cites without its being there, with the place in the comment. */
function* absentDocuments(file: string, text: string, citable: Citable): Generator<[cited: string, index: number]> {
  for (const { 0: cited, 1: name = '', index } of text.matchAll(SECTION)) {
    if (!/^RFC \d+$/.test(name) && !isFile(file, name, citable)) yield [cited, index];
  }
  for (const { 0: cited, index } of text.matchAll(NAMED_ID)) yield [cited, index];
  for (const { 0: cited, index } of text.matchAll(ID)) {
    if (!citable.requirements.has(cited)) yield [cited, index];
  }
  for (const { 0: cited, index } of text.matchAll(MARKDOWN_FILE)) {
    if (!isFile(file, cited, citable)) yield [cited, index];
  }
}

/** Paths may begin at any folder above the file. */
function isFile(file: string, path: string, { hasFile }: Citable): boolean {
  for (let folder = posix.dirname(file); ; folder = posix.dirname(folder)) {
    if (hasFile(posix.join(folder, path))) return true;
    if (folder === '.') return false;
  }
}
