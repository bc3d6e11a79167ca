import { mkdirSync, writeFileSync } from 'node:fs';

/** Keeps what a bench has found beside what it printed, in .cache/results. */
export function writeResults(name: string, results: unknown): void {
  mkdirSync('.cache/results', { recursive: true });
  writeFileSync(`.cache/results/${name}.json`, JSON.stringify(results, null, 2));
}

/** A Markdown table, as READMEs show it. */
export function markdownTable(head: readonly string[], rows: readonly (readonly unknown[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** How often something is measured, as it was asked for. Throws when that is no whole number from 1. */
export function readRounds(text: string | undefined, usual = 5): number {
  const rounds = Number(text ?? usual);
  if (Number.isInteger(rounds) && rounds >= 1) return rounds;
  throw new Error(`The rounds are "${text}". It is how often everything is measured: give a whole number from 1.`);
}
