import type { Check } from './Check.ts';
import { type Content, QUESTION_DRAFTS_FOLDER, QUESTIONS_FOLDER } from './Content.ts';
import { pageOf } from './checkQuestions.ts';
import type { Page } from './parsePage.ts';
import { readYaml } from './readYaml.ts';
import { stemsOf } from './wordsOf.ts';

const UNANSWERED_FILE = `${QUESTIONS_FOLDER}/unanswered.yaml`;

/** What is listed as not answered is neither the heading of a section nor one of its questions, in these or other forms of the words. */
export const checkUnanswered: Check = ({ pages, texts }) => {
  const places = new Map<string, string>();
  for (const page of pages) {
    for (const { id, text } of page.headings) places.set(keyOf(text), `${page.route}#${id ?? ''}`);
    for (const [id, questions] of questionsOf(page, texts))
      for (const question of questions) places.set(keyOf(question), id === LEAD ? page.route : `${page.route}#${id}`);
  }
  const { value, lineOf } = readYaml(texts.get(UNANSWERED_FILE) ?? '');
  return entriesOf(value).flatMap(([subject, questions]) =>
    questions.flatMap((question, at) => {
      const key = keyOf(question);
      const place = key.includes(' ') ? places.get(key) : undefined;
      if (place === undefined) return [];
      const what = `"${question}" is listed as not answered, but ${place} asks just that.`;
      const remedy = 'Take it out of the list, or give the section another heading or question.';
      return [{ file: UNANSWERED_FILE, line: lineOf([subject, at]), what, remedy }];
    }),
  );
};

/** The sections that no question of readers leads to, by their addresses: of pages, not of release notes. */
export function unaskedSections({ pages, texts }: Pick<Content, 'pages' | 'texts'>): string[] {
  return pages
    .filter(({ kind, fault }) => kind === 'docs' && fault === undefined)
    .flatMap((page) => {
      const asked = new Set(questionsOf(page, texts).map(([id]) => id));
      return page.headings
        .filter(({ depth, id }) => depth > 1 && id !== undefined && id !== 'related-pages' && !asked.has(id))
        .map(({ id }) => `${page.route}#${id}`);
    });
}

/** Key of the part under a page's title. */
const LEAD = 'page';

/** The questions of a page by heading id, from its front matter and from the files named after it. */
function questionsOf(page: Page, texts: Content['texts']): [id: string, questions: string[]][] {
  const files = [...texts].filter(
    ([file]) =>
      [QUESTIONS_FOLDER, QUESTION_DRAFTS_FOLDER].some((folder) => file.startsWith(`${folder}/`)) &&
      pageOf(file) === page.file,
  );
  return [page.frontMatter.fields['askedAs'], ...files.map(([, source]) => readYaml(source).value)].flatMap(entriesOf);
}

/** The lists of texts in a map; whatever else it holds is for other checks. */
function entriesOf(value: unknown): [key: string, texts: string[]][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).map(([key, list]) => [
    key,
    Array.isArray(list) ? list.filter((text) => typeof text === 'string') : [],
  ]);
}

/** The stems that matter, sorted. */
function keyOf(text: string): string {
  return [...new Set(stemsOf(text))].sort().join(' ');
}
