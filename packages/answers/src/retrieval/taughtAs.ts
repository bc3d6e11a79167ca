import type { Corpus } from '../corpus/Corpus.ts';
import { listAt } from '../corpus/Lists.ts';
import { NONE } from '../corpus/WordIndex.ts';

/** Whether readers' questions with this very wording have an answer in the docs; undefined when there are none, or of both kinds. */
export function taughtAs(
  stems: readonly string[],
  { phrasings, sections }: Pick<Corpus, 'phrasings' | 'sections'>,
): 'answered' | 'unanswered' | undefined {
  const wording = stems.map(phrasings.numberOf);
  const holders = stems.map(phrasings.words.holdersOf).filter(({ length }) => length > 0);
  const [rarest = NONE] = holders.sort((a, b) => a.length - b.length);
  const same = rarest.filter((number) => {
    const other = listAt(phrasings.wordings, number);
    return other.length === wording.length && other.every((stem, at) => stem === wording[at]);
  });
  if (same.length === 0) return undefined;
  const own = Array.from(same, (number) => sections[phrasings.sections[number] ?? 0]);
  if (own.every((section) => section === undefined)) return 'unanswered';
  return own.every((section) => section?.isRelease === false) ? 'answered' : undefined;
}
