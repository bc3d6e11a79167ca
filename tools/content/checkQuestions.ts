import type { Problem } from '@feedback-docs/releases';
import { questionKey } from '@feedback-docs/text';
import type { Check } from './Check.ts';
import { GOLD_FILE, QUESTION_DRAFTS_FOLDER, QUESTIONS_FOLDER, READER_WORDS_FOLDER } from './Content.ts';
import { DOCS_FOLDER } from './pageAddress.ts';
import type { Page } from './parsePage.ts';
import { readYaml } from './readYaml.ts';

/**
 * The questions and words under which the assistant finds sections belong to headings of their pages; questions stand once in the whole
 * documentation, and hold none of the questions by which the assistant is judged.
 */
export const checkQuestions: Check = ({ pages, releases, texts }) => {
  const files = [...texts].filter(([file]) => FOLDERS.some((folder) => file.startsWith(`${folder}/`)));
  const gold = goldQuestions(texts.get(GOLD_FILE));
  const first = new Map<string, Asked>();
  const found = files.flatMap(([file, source]) => {
    const page = pages.find((candidate) => candidate.file === pageOf(file));
    if (!OF_NO_PAGE.has(file) && page === undefined) {
      const what = `There is no page ${pageOf(file)} for what stands here.`;
      return [faultAt(file, 1, what, 'Name the file after a page, or remove it.')];
    }
    const items = releases.find((release) => release.page === page)?.lines.keys() ?? [];
    return questionsIn(file, source, page === undefined ? undefined : idsOf(page, items));
  });
  const asked = [...found, ...pages.flatMap(askedAsIn)];
  return [
    ...asked.flatMap((entry) => (entry.problem === undefined ? [] : [entry.problem])),
    ...asked.flatMap((entry): Problem[] => {
      if (entry.text === undefined || !gold.has(questionKey(entry.text))) return [];
      const what = `"${entry.text}" is a question of the gold set, by which the assistant is judged.`;
      return [problemAt(entry, what, 'Take it out: who knows the question has proved nothing by answering it.')];
    }),
    ...found.flatMap((entry): Problem[] => {
      if (entry.text === undefined || entry.file === INTENTS_FILE) return [];
      const other = first.get(questionKey(entry.text)) ?? entry;
      first.set(questionKey(entry.text), other);
      if (other === entry) return [];
      const what = `"${entry.text}" stands at two places, the other is ${other.file}:${other.line}.`;
      return [problemAt(entry, what, 'Leave it at the section that answers it best.')];
    }),
  ];
};

const FOLDERS = [QUESTIONS_FOLDER, QUESTION_DRAFTS_FOLDER, READER_WORDS_FOLDER];
/** Questions by what they have in common instead of by heading: those that the docs do not answer, and those about versions. */
const INTENTS_FILE = `${QUESTIONS_FOLDER}/versionIntents.yaml`;
const OF_NO_PAGE: ReadonlySet<string> = new Set([`${QUESTIONS_FOLDER}/unanswered.yaml`, INTENTS_FILE]);
/** The part of a page under its title has no heading id. */
const LEAD = 'page';

interface Asked {
  readonly file: string;
  /** Found out only where it is asked for: of thousands of questions it would take a second. */
  readonly line: number;
  readonly text?: string;
  readonly problem?: Problem;
}

function faultAt(file: string, line: number, what: string, remedy: string): Asked {
  return { file, line, problem: { file, line, what, remedy } };
}

function problemAt({ file, line }: Asked, what: string, remedy: string): Problem {
  return { file, line, what, remedy };
}

/** What questions of a page may belong to: its lead, its headings, the items of a release. */
function idsOf({ headings }: Page, items: Iterable<string>): ReadonlySet<string> {
  return new Set([LEAD, ...headings.map(({ id }) => id ?? ''), ...items]);
}

/** The questions of a file; without ids its keys are subjects. */
function questionsIn(file: string, source: string, ids: ReadonlySet<string> | undefined): Asked[] {
  const { value, lineOf, fault } = readYaml(source);
  const at = (line: number, what: string, remedy: string) => faultAt(file, line, what, remedy);
  if (fault !== undefined) return [at(fault.line, `The questions cannot be read: ${fault.what}`, 'Mend the YAML.')];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return [at(1, 'The questions are no map of heading ids.', 'Write heading ids with a list below each.')];
  }
  return Object.entries(value).flatMap(([id, list]): Asked[] => {
    const line = lineOf([id]);
    if (ids?.has(id) === false) {
      return [
        at(line, `${id} is no heading of ${pageOf(file)}.`, 'Use the id of a heading or of a release item, or "page".'),
      ];
    }
    if (file.startsWith(READER_WORDS_FOLDER)) {
      return typeof list === 'string' ? [] : [at(line, `${id} has no words.`, 'Write the words in one text.')];
    }
    if (!Array.isArray(list)) return [at(line, `${id} has no list of questions.`, 'Write one question a line.')];
    return list.map((text: unknown, position): Asked => {
      const path = [id, position];
      if (typeof text !== 'string' || text.trim() === '')
        return at(
          lineOf(path),
          `${JSON.stringify(text)} is no question.`,
          'Write it as text; quote it when it holds a colon.',
        );
      return {
        file,
        text,
        get line() {
          return lineOf(path);
        },
      };
    });
  });
}

function askedAsIn({ file, frontMatter }: Page): Asked[] {
  const { askedAs } = frontMatter.fields;
  if (typeof askedAs !== 'object' || askedAs === null) return [];
  return Object.values(askedAs)
    .flat()
    .filter((text) => typeof text === 'string')
    .map((text) => ({ file, line: frontMatter.lineOf('askedAs'), text }));
}

/** The page that a file of questions or words belongs to. */
export function pageOf(file: string): string {
  return file
    .replace(QUESTION_DRAFTS_FOLDER, DOCS_FOLDER)
    .replace(QUESTIONS_FOLDER, DOCS_FOLDER)
    .replace(READER_WORDS_FOLDER, DOCS_FOLDER)
    .replace(/\.yaml$/, '.md');
}

function goldQuestions(source: string | undefined): ReadonlySet<string> {
  if (source === undefined) return new Set();
  const gold = JSON.parse(source) as { turns: string[] }[];
  return new Set(gold.flatMap(({ turns }) => turns.map(questionKey)));
}
