import type { Line } from '@feedback-docs/answers';

/** Most characters of one section that a model reads; hardly any section has more. */
const MAX_TEXT = 4000;

/** A section as a model reads it: a line each, numbered steps and entries of lists marked as such. */
export function printSection(lines: readonly Line[]): string {
  let step = 0;
  const printed = lines.map(({ kind, text, number }) => {
    step = kind === 'step' ? (number ?? step + 1) : 0;
    if (kind === 'step') return `${step}. ${text}`;
    return kind === 'entry' ? `- ${text}` : text;
  });
  return printed.join('\n').slice(0, MAX_TEXT).toWellFormed();
}
