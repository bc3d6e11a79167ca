import { parseArgs } from 'node:util';
import { readRounds } from '../results.ts';

/** What a reader of this bench can choose. */
export interface Options {
  readonly rounds: number;
  readonly sites: readonly string[];
  readonly parts: readonly string[];
}

/** Reads `--rounds 5 --sites ours,vitepress --only weight,clicks`. Throws when a word or number is not one to choose. */
export function parseOptions(words: readonly string[], known: Omit<Options, 'rounds'>, rounds = 5): Options {
  const { values } = parseArgs({
    args: [...words],
    options: { rounds: { type: 'string' }, sites: { type: 'string' }, only: { type: 'string' } },
  });
  return {
    rounds: readRounds(values.rounds, rounds),
    sites: choose('--sites', values.sites, known.sites),
    parts: choose('--only', values.only, known.parts),
  };
}

function choose(option: string, list: string | undefined, known: readonly string[]): readonly string[] {
  if (list === undefined) return known;
  const wanted = list.split(',');
  const unknown = wanted.find((word) => !known.includes(word));
  if (unknown !== undefined)
    throw new Error(`${option} names "${unknown}", which there is not. Choose from ${known.join(', ')}.`);
  return known.filter((word) => wanted.includes(word));
}
