/** Sentences around values of the release data. */
export const VERSION_FRAMES = {
  releases: 'The releases:',
  most: 'With the most items of this kind:',
  fewest: 'With the fewest items of this kind:',
  only: 'With items of this kind only:',
  without: 'Without an item of this kind:',
  noSuchItem: 'No release note says this in so many words. The nearest ones:',
  noneLikeThat: 'No release of these docs is like that.',
  noRelease: 'No release of these docs is of that time.',
  noneBefore: 'There is no earlier release in these docs. This one is the oldest:',
  noneAfter: 'There is no later release yet. This one is the newest:',
  between: 'Time between:',
  inOrder: 'In order of time:',
  exists: 'This version exists:',
  deprecatedSince: 'Announced for removal with:',
  removedWith: 'Removed with:',
  supported: 'These docs describe the newest release of each platform:',
} as const;
