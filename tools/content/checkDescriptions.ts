import type { Problem, Release, ReleaseItem } from '@feedback-docs/releases';
import type { Check } from './Check.ts';
import { stemsOf } from './wordsOf.ts';

/**
 * The description of a release begins with what readers may have to act on: what was removed or closes a security hole,
 * or else what changed, or else what is deprecated. A deprecated item is named before anything new, since it has a date.
 */
export const checkDescriptions: Check = ({ releases }) =>
  releases.flatMap(({ page, release }) => faultsOf(release).map((fault) => ({ file: page.file, line: 1, ...fault })));

type Kind = ReleaseItem['kind'];

const ORDER: readonly { readonly kinds: readonly Kind[]; readonly heading: string }[] = [
  { kinds: ['removed', 'security'], heading: 'Removed or Security' },
  { kinds: ['changed'], heading: 'Changed' },
  { kinds: ['deprecated'], heading: 'Deprecated' },
];

function faultsOf({ description, items }: Release): readonly Pick<Problem, 'what' | 'remedy'>[] {
  const ofKinds = (kinds: readonly Kind[]) => items.filter(({ kind }) => kinds.includes(kind));
  const first = ORDER.find(({ kinds }) => ofKinds(kinds).length > 0);
  const urgent = ofKinds(first?.kinds ?? []);
  const clauses = description.split(/, | and /);
  if (urgent.length > 0 && !names(clauses[0] ?? '', urgent)) {
    const what = `The description does not begin with an item under ${first?.heading}, such as "${urgent[0]?.title}".`;
    return [{ what, remedy: 'Name it first, in words of its short name, and then what is new.' }];
  }
  const [deprecated] = ofKinds(['deprecated']);
  if (deprecated === undefined || names(description, [deprecated]) || !names(description, ofKinds(['new']))) return [];
  const what = `The description names what is new, but not "${deprecated.title}" under Deprecated.`;
  return [{ what, remedy: 'Name it, in words of its short name, before what is new.' }];
}

function names(text: string, items: readonly ReleaseItem[]): boolean {
  const stems = stemsOf(text);
  return items.some(({ title }) => stemsOf(title).some((stem) => stems.includes(stem)));
}
