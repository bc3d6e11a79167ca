import { VERSION_FRAMES } from '../versions/versionFrames.ts';

/** Every sentence that the assistant says in its own words. All else is quoted, or is a value of the release data. */
export const FRAMES = {
  fromTheDocs: 'From the docs:',
  seeAlso: 'See also:',
  refusal: 'The docs don’t say.',
  partRefusal: 'On another part of your question the docs don’t say.',
  nearest: 'The nearest pages are:',
  contact: 'If these do not help, ask us:',
  greeting: 'Hello! Ask me anything about the survey product: I answer with the sentences of these docs.',
  thanks: 'You’re welcome. Ask again whenever you like.',
  goodbye: 'Goodbye! Ask again whenever you like.',
  about:
    'I am the assistant of these docs. I quote the documentation and link to the place of each quotation; when the docs don’t say, I tell you so.',
  empty: 'Please type a question about the survey product.',
  yes: 'Yes.',
  no: 'No.',
  fromTheReleases: 'From the release notes:',
  since: 'Available since:',
  newest: 'The newest release:',
  oldest: 'The oldest release in these docs:',
  nothingOfKind: 'The release notes list nothing of this kind there.',
  noSuchVersion: 'There is no such version in these docs. The nearest one:',
  initial: 'since before the first release in these docs',
  never: 'not available',
  history: 'What the release notes say about it:',
  more: 'More items stand in the release notes:',
  ...VERSION_FRAMES,
} as const;
