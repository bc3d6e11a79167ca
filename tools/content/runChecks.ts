import type { Problem } from '@feedback-docs/releases';
import type { Content } from './Content.ts';
import { checks } from './checks.ts';

/** A problem with the name of the check that found it. */
export interface Finding extends Problem {
  readonly check: string;
}

interface Selection {
  /** The names of the checks to run; all of them when empty. */
  readonly only: readonly string[];
  /** True for the files whose problems are wanted. Everything is read anyway, since pages depend on each other. */
  readonly isWanted: (file: string) => boolean;
}

/** Runs the checks and returns what they found, by file and line. Throws a RangeError for an unknown check. */
export async function runChecks(content: Content, { only, isWanted }: Selection): Promise<readonly Finding[]> {
  const unknown = only.filter((name) => !checks.has(name));
  if (unknown.length > 0) {
    throw new RangeError(
      `There is no check called ${unknown.join(', ')}. Choose from ${[...checks.keys()].join(', ')}.`,
    );
  }
  const findings: Finding[] = [];
  for (const [name, check] of checks) {
    if (only.length > 0 && !only.includes(name)) continue;
    // Spelling checks each page alone and is the slowest check, so it reads only what is wanted.
    const view =
      name === 'spelling' ? { ...content, pages: content.pages.filter(({ file }) => isWanted(file)) } : content;
    const found = await check(view);
    findings.push(...found.filter(({ file }) => isWanted(file)).map((problem) => ({ ...problem, check: name })));
  }
  return findings.toSorted(
    (left, right) => left.file.localeCompare(right.file, 'en', { numeric: true }) || left.line - right.line,
  );
}
