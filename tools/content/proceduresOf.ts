import type { Page } from './parsePage.ts';

/** Two or more numbered steps. */
interface Procedure {
  readonly line: number;
  readonly heading: string;
  readonly steps: string[];
  /** The paragraphs from the steps to the next steps or heading. */
  readonly after: string[];
}

/** The pages that tell steps in the product; best practices and the concepts do not. */
export function guidesAmong(pages: readonly Page[]): readonly Page[] {
  return pages.filter(({ kind, route }) => kind === 'docs' && route.startsWith('/docs/survey/') && !METHOD.test(route));
}

/** The procedures of a page in order; steps that go on below a table belong together. */
export function proceduresOf({ source }: Page): readonly Procedure[] {
  const procedures: Procedure[] = [];
  let heading = '';
  let current: Procedure | undefined;
  source.split('\n').forEach((row, index) => {
    const [, title] = HEADING.exec(row) ?? [];
    const [, step] = STEP.exec(row) ?? [];
    if (title !== undefined) {
      heading = title;
      current = undefined;
    } else if (step !== undefined) {
      if (current === undefined || row.startsWith('1. ')) {
        current = { line: index + 1, heading, steps: [], after: [] };
        procedures.push(current);
      }
      current.steps.push(step);
    } else if (/^[\p{L}*[]/u.test(row)) current?.after.push(row);
  });
  return procedures.filter(({ steps }) => steps.length > 1);
}

const METHOD = /\/(?:Best_Practices|Intro)$/;
const HEADING = /^#{2,3} (.*?)\s*(?:\{#|$)/;
const STEP = /^\d+\. (.*)/;
