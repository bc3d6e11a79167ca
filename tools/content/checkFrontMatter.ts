import type { Problem } from '@feedback-docs/releases';
import type { Check } from './Check.ts';
import type { Content } from './Content.ts';
import type { Page } from './parsePage.ts';
import { readYaml } from './readYaml.ts';

/** Pages are readable MDX, and their front matter holds a title, a description, known tags and no unknown field. */
export const checkFrontMatter: Check = (content) => {
  const tags = knownTags(content);
  return content.pages.flatMap((page) => [...syntaxProblems(page), ...fieldProblems(page, tags)]);
};

const COMMON_FIELDS = [
  'title',
  'description',
  'tags',
  'sidebar_label',
  'sidebar_position',
  'slug',
  'displayed_sidebar',
];
const DOCS_FIELDS = [
  ...COMMON_FIELDS,
  'askedAs',
  'keywords',
  'hide_title',
  'hide_table_of_contents',
  'toc_min_heading_level',
  'toc_max_heading_level',
  'pagination_prev',
  'pagination_next',
];
const RELEASE_FIELDS = [...COMMON_FIELDS, 'date'];

function syntaxProblems({ file, fault }: Page): readonly Problem[] {
  if (fault === undefined) return [];
  const remedy = 'Correct the line: `<` and `{` start JSX, so write them in `code` or as &lt; and \\{.';
  return [{ file, ...fault, remedy }];
}

function fieldProblems(page: Page, tags: ReadonlySet<string>): readonly Problem[] {
  const { file, frontMatter } = page;
  const { fields, lineOf, fault } = frontMatter;
  const remedy = 'Begin the page with "---", the fields title and description, and "---".';
  if (fault !== undefined) return page.kind === 'release' ? [] : [{ file, ...fault, remedy }];

  const found: Problem[] = [];
  const report = (field: string, what: string, repair: string): void => {
    found.push({ file, line: lineOf(field), what, remedy: repair });
  };
  const allowed = page.kind === 'release' ? RELEASE_FIELDS : DOCS_FIELDS;
  for (const field of Object.keys(fields).filter((name) => !allowed.includes(name))) {
    report(field, `"${field}" is no field of this kind of page.`, `Remove it, or use one of ${allowed.join(', ')}.`);
  }
  const { title, description, sidebar_label: label = title, tags: used = [] } = fields;
  if (page.kind !== 'release' && label !== title) {
    report('sidebar_label', 'The label of the page in the sidebar is not its title.', 'Remove it, or make both alike.');
  }
  if (page.kind !== 'release' && (typeof title !== 'string' || title.trim() === '')) {
    report('title', 'The page has no title.', 'Add "title:" with the name that readers know.');
  }
  if (page.kind !== 'release' && (typeof description !== 'string' || !/[.!?]$/.test(description.trim()))) {
    report('description', 'The page has no description that is a sentence.', 'Say in one sentence what it explains.');
  }
  for (const tag of Array.isArray(used) ? used : [used]) {
    const isKnown = typeof tag === 'string' && tags.has(tag);
    if (!isKnown) report('tags', `The tag ${JSON.stringify(tag)} is unknown.`, `Use ${[...tags].join(' or ')}.`);
  }
  return found;
}

/** The tags of docs/tags.yml; before that file exists, the two that have a page by specification. */
function knownTags({ texts }: Content): ReadonlySet<string> {
  const source = texts.get('site/docs/tags.yml');
  const value: unknown = source === undefined ? { guide: {}, survey: {} } : readYaml(source).value;
  return new Set(typeof value === 'object' && value !== null ? Object.keys(value) : []);
}
