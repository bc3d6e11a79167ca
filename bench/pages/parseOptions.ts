import { parseArgs } from 'node:util';

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
  const wanted = Number(values.rounds ?? rounds);
  if (!Number.isInteger(wanted) || wanted < 1)
    throw new Error(
      `--rounds is "${values.rounds}". It is how often everything is measured: give a whole number from 1.`,
    );
  return {
    rounds: wanted,
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
