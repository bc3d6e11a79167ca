import type { Problem } from '@feedback-docs/releases';
import type { Check } from './Check.ts';
import type { Page, PageHeading } from './parsePage.ts';

/** On documentation pages every heading of level 2 and 3 has an id of its own, so that links to it last. */
export const checkHeadingIds: Check = ({ pages }) => pages.filter(({ kind }) => kind === 'docs').flatMap(pageProblems);

function pageProblems({ file, headings }: Page): readonly Problem[] {
  const lines = new Map<string, number>();
  return headings.flatMap((heading) => {
    const { line, id } = heading;
    const taken = id === undefined ? undefined : lines.get(id);
    if (id !== undefined && taken === undefined) lines.set(id, line);
    const fault = taken === undefined ? idFault(heading) : usedTwice(heading, taken);
    return fault === undefined ? [] : [{ file, line, ...fault }];
  });
}

function idFault({ depth, text, id }: PageHeading): Pick<Problem, 'what' | 'remedy'> | undefined {
  if (id === undefined) {
    const isLinked = depth === 2 || depth === 3;
    if (!isLinked) return undefined;
    return { what: `The heading "${text}" has no id.`, remedy: 'Write {#short-id} at the end of the line.' };
  }
  if (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)) return undefined;
  return { what: `The id {#${id}} of "${text}" is no plain address.`, remedy: 'Use lower-case words with hyphens.' };
}

function usedTwice({ text, id }: PageHeading, line: number): Pick<Problem, 'what' | 'remedy'> {
  return { what: `"${text}" has the id {#${id}} of the heading on line ${line}.`, remedy: 'Give it an id of its own.' };
}
