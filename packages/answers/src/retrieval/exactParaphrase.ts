import type { Corpus } from '../corpus/Corpus.ts';
import { NO_POSTINGS } from '../corpus/InvertedIndex.ts';
import { listAt } from '../corpus/Lists.ts';

/** Whether paraphrases of exactly these stems have an answer; undefined when there are none, or of both kinds. */
export function exactParaphrase(
  stems: readonly string[],
  { paraphrases, sections }: Pick<Corpus, 'paraphrases' | 'sections'>,
): 'answered' | 'unanswered' | undefined {
  const sequence = stems.map(paraphrases.numberOf);
  const postings = stems.map(paraphrases.words.postingsOf).filter(({ length }) => length > 0);
  const [rarest = NO_POSTINGS] = postings.sort((a, b) => a.length - b.length);
  const same = rarest.filter((number) => {
    const other = listAt(paraphrases.stemSequences, number);
    return other.length === sequence.length && other.every((stem, at) => stem === sequence[at]);
  });
  if (same.length === 0) return undefined;
  const own = Array.from(same, (number) => sections[paraphrases.sections[number] ?? 0]);
  if (own.every((section) => section === undefined)) return 'unanswered';
  return own.every((section) => section?.isRelease === false) ? 'answered' : undefined;
}
