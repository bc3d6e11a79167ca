import type { Library } from '../library/Library.ts';

/** Whether readers' questions with this very wording have an answer in the docs; undefined when there are none, or of both kinds. */
export function taughtAs(
  stems: readonly string[],
  { phrasings, sections }: Pick<Library, 'phrasings' | 'sections'>,
): 'answered' | 'unanswered' | undefined {
  const holders = stems.flatMap((stem) => [phrasings.words.holders.get(stem) ?? []]).filter(({ length }) => length > 0);
  const [rarest = []] = holders.sort((a, b) => a.length - b.length);
  const wording = stems.join(' ');
  const same = rarest.filter((number) => {
    const other = phrasings.wordings[number];
    return other?.length === stems.length && other.join(' ') === wording;
  });
  if (same.length === 0) return undefined;
  const own = same.map((number) => sections[phrasings.sections[number] ?? 0]);
  if (own.every((section) => section === undefined)) return 'unanswered';
  return own.every((section) => section?.isRelease === false) ? 'answered' : undefined;
}
