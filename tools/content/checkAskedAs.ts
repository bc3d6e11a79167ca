import type { Problem } from '@feedback-docs/releases';
import type { Check } from './Check.ts';
import type { Page } from './parsePage.ts';
import { stemsOf } from './wordsOf.ts';

/** Below docs/survey/ every level-2 section but the list of related pages has two to five phrasings of the question it answers, in other words. */
export const checkAskedAs: Check = ({ pages }) =>
  pages
    .filter(({ kind, fault }) => kind === 'docs' && fault === undefined)
    .filter(({ frontMatter }) => frontMatter.fault === undefined)
    .flatMap(pageProblems);

/** A list of links answers no question, so nobody asks for it. */
const UNASKED = 'related-pages';

const MIN_QUESTIONS = 2;
const MAX_QUESTIONS = 5;

function pageProblems(page: Page): readonly Problem[] {
  const { askedAs = {} } = page.frontMatter.fields;
  const isRequired = page.route.startsWith('/docs/survey/');
  if (typeof askedAs !== 'object' || askedAs === null || Array.isArray(askedAs)) {
    return [
      problemAt(page, 'askedAs', 'askedAs is no map of heading ids.', 'Write heading ids with a list below each.'),
    ];
  }
  const entries = new Map<string, unknown>(Object.entries(askedAs));
  return [
    ...(isRequired ? missingSections(page, entries) : []),
    ...[...entries].flatMap(([id, phrasings]) => entryProblems(page, id, phrasings)),
  ];
}

function missingSections(page: Page, entries: ReadonlyMap<string, unknown>): readonly Problem[] {
  return page.headings
    .filter(({ depth, id }) => depth === 2 && id !== undefined && id !== UNASKED && !entries.has(id))
    .map(({ line, text, id }) => ({
      file: page.file,
      line,
      what: `No one asks for "${text}": askedAs has no entry for ${id}.`,
      remedy: `Add ${MIN_QUESTIONS} to ${MAX_QUESTIONS} phrasings below askedAs, the way readers put the question.`,
    }));
}

function entryProblems(page: Page, id: string, value: unknown): readonly Problem[] {
  const heading = page.headings.find((candidate) => candidate.id === id);
  if (heading === undefined) {
    return [problemAt(page, id, `askedAs names ${id}, which is no heading of the page.`, 'Use the id of a heading.')];
  }
  const phrasings = Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
  if (
    phrasings.length < MIN_QUESTIONS ||
    phrasings.length > MAX_QUESTIONS ||
    phrasings.length !== new Set(phrasings).size
  ) {
    const what = `askedAs has ${phrasings.length} phrasings for ${id}.`;
    return [problemAt(page, id, what, `Write ${MIN_QUESTIONS} to ${MAX_QUESTIONS} different ones, each as text.`)];
  }
  return phrasings
    .filter((phrasing) => repeatsHeading(phrasing, heading.text))
    .map((phrasing) => {
      const what = `"${phrasing}" only repeats the words of the heading "${heading.text}".`;
      return problemAt(page, phrasing, what, 'Ask in words that the section itself does not use.');
    });
}

/** Stems of words that say nothing of what is asked. */
const FILLER = ['get', 'set', 'us'];

function repeatsHeading(phrasing: string, heading: string): boolean {
  const known = [...stemsOf(heading), ...FILLER];
  return stemsOf(phrasing).every((word) => known.includes(word));
}

/** The place of an entry in the front matter: the line that holds its text. */
function problemAt({ file, source, frontMatter }: Page, entry: string, what: string, remedy: string): Problem {
  const rows = source.split('\n', frontMatter.bodyLine);
  const first = frontMatter.lineOf('askedAs') - 1;
  const index = rows.findIndex((row, position) => position >= first && row.includes(entry));
  return { file, line: index === -1 ? first + 1 : index + 1, what, remedy };
}
