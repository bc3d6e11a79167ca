import { STOP_WORDS, stemWord } from '@feedback-docs/text';
import type { Check } from './Check.ts';
import { wordsOf } from './wordsOf.ts';

/** The description of a release begins with what was removed or what closes a security hole, since readers may have to act. */
export const checkDescriptions: Check = ({ releases }) =>
  releases.flatMap(({ page, release }) => {
    const urgent = release.items.filter(({ kind }) => kind === 'removed' || kind === 'security');
    const beginning = stemsOf(release.description.split(/,| and /)[0] ?? '');
    if (urgent.length === 0 || urgent.some(({ title }) => !beginning.isDisjointFrom(stemsOf(title)))) return [];
    const what = `The description does not begin with an item under Removed or Security, such as "${urgent[0]?.title}".`;
    return [
      { file: page.file, line: 1, what, remedy: 'Name it first, in words of its short name, and then what is new.' },
    ];
  });

function stemsOf(text: string): ReadonlySet<string> {
  return new Set(
    wordsOf(text)
      .filter((word) => !STOP_WORDS.includes(word))
      .map(stemWord),
  );
}
