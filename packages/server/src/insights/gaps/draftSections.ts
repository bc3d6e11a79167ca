import { STOP_WORDS, tokenize } from '@feedback-docs/text';
import { createTwoFilesPatch } from 'diff';
import type { Gap } from './readGaps.ts';

/** A gap with the section of the docs that comes nearest to it. */
export interface PlacedGap extends Gap {
  /** The address of that section, such as /docs/quotas#limits; null where nothing is near. */
  readonly nearest: string | null;
  /** Its text. */
  readonly material: string;
  /** What a language model drafted for the gap, and its name; nothing where none did. */
  readonly draft?: { readonly text: string; readonly by: string };
}

/** Words of a heading's id. */
const ID_WORDS = 5;
/** Files that begin like this are no pages, neither for Docusaurus nor for the checks. */
const NEW_PAGE = '_drafts';
const NEW_PAGE_HEAD = `---
title: "" # the name that readers know
description: "" # one sentence: what the page explains
tags: [guide]
---
`;

/**
 * A patch for `git apply` with a section to be written for each gap, below the section that comes nearest, and with the readers' wordings
 * for the page's `askedAs`. All of it is a comment until somebody has written the text: readers see nothing of it, the checks pass, and no
 * gap is closed by its own heading. What has no page near goes to a file to make pages of. `readSource` gives the Markdown of a page at its path below
 * the site's folder, or null where there is none.
 */
export async function draftSections(
  gaps: readonly PlacedGap[],
  readSource: (path: string) => Promise<string | null>,
  prefix = 'site/',
): Promise<string> {
  const sources = new Map<string, { before: string | null; after: string }>();
  for (const gap of gaps) {
    const [page = '', anchor = ''] = gap.nearest?.split('#') ?? [];
    const known = page === '' ? undefined : await load(`${page.slice(1)}.md`);
    const path = known === undefined ? `docs/${NEW_PAGE}.md` : `${page.slice(1)}.md`;
    const source = known ?? (await load(path)) ?? { before: null, after: NEW_PAGE_HEAD };
    sources.set(path, { ...source, after: addSection(source.after, gap, anchor) });
  }
  return [...sources]
    .map(([path, { before, after }]) =>
      createTwoFilesPatch(
        before === null ? '/dev/null' : `a/${prefix}${path}`,
        `b/${prefix}${path}`,
        before ?? '',
        after,
      ),
    )
    .join('');

  async function load(path: string): Promise<{ before: string; after: string } | undefined> {
    const known = sources.get(path);
    if (known !== undefined) return known as { before: string; after: string };
    const before = await readSource(path);
    return before === null ? undefined : { before, after: before };
  }
}

function addSection(markdown: string, gap: PlacedGap, anchor: string): string {
  const lines = markdown.split('\n');
  const id = freeId(gap.question, markdown);
  const times = gap.asked === 1 ? 'once' : `${gap.asked} times`;
  const near =
    gap.nearest === null
      ? ''
      : ` If ${gap.nearest} answers it, move the lines of askedAs to that section and leave this one out.`;
  const section = [
    `{/* Draft: readers asked for this ${times} and found nothing.${near}`,
    'Give it a heading and its text, two to five wordings below askedAs in other words than the heading, and take away both comments.',
    '',
    `## ${sentence(gap.question)} {#${id}}`,
    '',
    ...(gap.draft === undefined ? ['TODO: what readers need to know.'] : draftLines(gap.draft)),
    '*/}',
  ];
  const end = endOfSection(lines, anchor);
  const before = lines.slice(0, end);
  const after = lines.slice(end);
  const isLast = after.every((line) => line === '');
  const placed = isLast ? [...trimmed(before), '', ...section, ''] : [...before, ...section, '', ...after];
  return withAskedAs(
    placed,
    id,
    gap.wordings.map(({ text }) => text),
  ).join('\n');
}

/** Without empty lines at the end. */
function trimmed(lines: readonly string[]): readonly string[] {
  return lines.slice(0, lines.findLastIndex((line) => line !== '') + 1);
}

function draftLines({ text, by }: NonNullable<PlacedGap['draft']>): string[] {
  const warning = `Draft by ${by.replace(/[^\w .:-]/g, '')}: nobody has checked it. Check every sentence, then remove this line.`;
  return [warning, '', ...text.replaceAll('*/', '').split('\n')];
}

/** The line of the next heading of level 2, or of the next draft, after the section; the end where there is none. */
function endOfSection(lines: readonly string[], anchor: string): number {
  const start = lines.findIndex((line) => /^#/.test(line) && line.includes(`{#${anchor}}`));
  const next = lines.findIndex((line, index) => index > start && /^(## |\{\/\* Draft: )/.test(line));
  return anchor === '' || start === -1 || next === -1 ? lines.length : next;
}

function withAskedAs(lines: readonly string[], id: string, wordings: readonly string[]): string[] {
  const entry = [`#  ${id}:`, ...wordings.map((wording) => `#    - ${JSON.stringify(wording)}`)];
  const closing = lines.indexOf('---', 1);
  if (lines[0] !== '---' || closing === -1) return ['---', '#askedAs:', ...entry, '---', ...lines];
  const start = lines.findIndex((line) => line === 'askedAs:' || line === '#askedAs:');
  if (start === -1 || start > closing) return lines.toSpliced(closing, 0, '#askedAs:', ...entry);
  const next = lines.findIndex((line, index) => index > start && !/^[ #]/.test(line));
  return lines.toSpliced(next, 0, ...entry);
}

function freeId(question: string, markdown: string): string {
  const words = [...tokenize(question.toLowerCase())]
    .map(({ term }) => term)
    .filter((word) => !STOP_WORDS.includes(word));
  const id = words.slice(0, ID_WORDS).join('-') || 'section';
  let free = id;
  for (let number = 2; markdown.includes(`{#${free}}`); number++) free = `${id}-${number}`;
  return free;
}

/** A question as a heading: a capital first, and nothing that MDX or a heading's id would take for its own. */
function sentence(question: string): string {
  const text = question
    .replace(/[{}<>`*_#[\]\\|]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
