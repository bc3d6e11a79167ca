import type { Driver } from './Driver.ts';
import { type Attempt, planWords } from './planWords.ts';
import { serveLate } from './serveLate.ts';
import { describeAttempt, typedWell, typeWord } from './typeWord.ts';

/** Another one may be chosen with LETTERS_SEED, to look for what this one does not find. */
export const SEED = Number(process.env['LETTERS_SEED'] ?? 21);
const WORDS = Number(process.env['LETTERS_COUNT'] ?? 200);

/** Tests that the words are dealt out to, so that the workers of the run share them. */
export const PARTS = [1, 2, 3, 4];

/**
 * Types a part of the words, each on a page that is loading, and describes those that did not arrive letter by letter. `withDriver` opens
 * a browser for as long as a word takes, which is new to the site: each word is served from an address of its own. `atATime` of them are
 * open at once.
 */
export async function wrongWords(
  part: number,
  base: string,
  atATime: number,
  withDriver: <Result>(attempt: Attempt, use: (driver: Driver) => Promise<Result>) => Promise<Result>,
): Promise<string[]> {
  const left = planWords(SEED, WORDS).filter((_, index) => index % PARTS.length === part - 1);
  const wrong: string[] = [];
  const work = async () => {
    for (let attempt = left.shift(); attempt !== undefined; attempt = left.shift()) {
      const word = attempt;
      await using server = await serveLate(base, word.latencyMs);
      const typed = await withDriver(word, (driver) => typeWord(driver, server, word));
      if (JSON.stringify(typed) !== JSON.stringify(typedWell(word))) wrong.push(describeAttempt(word, typed));
    }
  };
  await Promise.all(Array.from({ length: atATime }, work));
  return wrong;
}
