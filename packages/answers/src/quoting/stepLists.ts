import type { Line } from '../corpus/Section.ts';

/** Most steps that are quoted of a list. */
const MAX_STEPS = 7;

/** The lines with the number that the page gives each step. */
export function numberSteps(lines: readonly Line[]): Line[] {
  let last = 0;
  return lines.map((line) => {
    last = line.kind === 'step' ? (line.number ?? last + 1) : 0;
    return line.kind === 'step' ? { ...line, number: last } : line;
  });
}

/** The numbered lists of several steps, each with what stands between its steps. */
export function stepLists(numbered: readonly Line[]): (readonly Line[])[] {
  const lists = new Map<number, readonly Line[]>();
  let start = 0;
  let last = 0;
  for (const [at, { kind, number = 0 }] of numbered.entries()) {
    if (kind !== 'step') continue;
    if (last > 0 && number === last + 1) lists.set(start, numbered.slice(start, at + 1));
    else start = at;
    last = number;
  }
  return [...lists.values()];
}

/** As much of a list as is quoted: from its first step on, or as many steps as end with the given one where it comes later. */
export function quotedSteps(list: readonly Line[], needed?: Line): Line[] {
  const steps = list.filter(({ kind }) => kind === 'step');
  const end = Math.min(steps.length, Math.max(MAX_STEPS, needed === undefined ? 0 : steps.indexOf(needed) + 1));
  const [first, last] = [steps[Math.max(0, end - MAX_STEPS)], steps[end - 1]];
  return list.slice(first && list.indexOf(first), last && list.indexOf(last) + 1);
}
