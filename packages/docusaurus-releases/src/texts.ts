/** A text around a link, whose place is `{0}` where it is translated. */
type Around = readonly [before: string, after: string];

/** What a text takes in: numbers, names of releases, words of the reader. */
type Slot = string | number;

/** Every text that readers see, in English. `docusaurus write-translations` writes them as a file for each other language. */
export const DEFAULT_TEXTS = {
  explorerTitle: 'Release explorer',
  explorerDescription:
    'Find any change of any release: filter by platform, kind and area, see what is new since you last looked, or compare two versions.',
  explorerLead: 'Every change of every release.',
  parityLead: ['See also what ', '.'] as Around,
  parityLink: 'Web and Mobile have in common',
  allReleases: 'All releases',
  backToAll: 'Back to all releases',
  jumpToRelease: 'Jump to a release',
  platformReleases: (platform: Slot) => `${platform} releases`,
  breadcrumbs: 'Breadcrumbs',

  filter: 'Filter',
  filterSet: (count: Slot) => `Filter (${count} set)`,
  filterText: 'Filter by text',
  platform: 'Platform',
  kind: 'Kind',
  area: 'Area',
  clearFilters: 'Clear all filters',
  nothingFits: 'No change fits these filters',
  nothingFitsHint:
    'A change must hold every word of the filter in its title or text. Try fewer words, or a part of one.',
  changes: (count: Slot) => `${count} changes`,
  changesOf: (shown: Slot, total: Slot) => `${shown} of ${total} changes`,
  entries: (count: Slot) => `${count} entries`,
  entriesOf: (shown: Slot, total: Slot) => `${shown} of ${total} entries`,

  lastLook: 'Since you last looked',
  everyoneHas: (platform: Slot, release: Slot) => `Everyone has the newest version of ${platform}: ${release}.`,
  nextVisit: 'On your next visit you see what is new since today. Only your browser remembers the date.',
  nothingNew: (platform: Slot, day: Slot) => `Nothing new in ${platform} since you last looked, on ${day}.`,
  oneNew: (platform: Slot, day: Slot) => `One new ${platform} release since you last looked, on ${day}.`,
  someNew: (count: Slot, platform: Slot, day: Slot) =>
    `${count} new ${platform} releases since you last looked, on ${day}.`,
  showNew: (platform: Slot) => `Show what is new in ${platform}`,
  markAsRead: 'Mark all as read',
  undo: 'Undo',

  changesFrom: 'Changes from',
  to: 'to',
  newestRelease: 'the newest',
  showChanges: 'Show changes',
  markNewer: (release: Slot) => `I use ${release}: mark what needs a newer version on every page`,
  newSince: (release: Slot) => `New since ${release}`,
  fromTo: (from: Slot, to: Slot) => `From ${from} to ${to}`,
  countInReleases: (changes: Slot, releases: Slot) => `${changes} in ${releases}`,
  oneChange: '1 change',
  oneRelease: '1 release',
  releases: (count: Slot) => `${count} releases`,
  oneNeedsALook: ', one needs a look',
  needALook: (count: Slot) => `, ${count} need a look`,
  lookBack: (older: Slot, newer: Slot) => `You look back: this is what ${older} does not have yet and ${newer} has.`,
  lookFirst: 'Look at these first',
  goodToKnow: 'Good to know',
  pleaseCheck: 'please check',
  nothingSince: (release: Slot) => `${release} is the newest release, so nothing came after it yet.`,
  sameVersion: 'You compare a version with itself, so nothing lies between.',
  readInstead: ['Read ', ', or choose another version above.'] as Around,
  whatItBrought: (release: Slot) => `what ${release} brought`,
  noVersion: (nearest: Slot) => `The address names no version. Shown instead: ${nearest}.`,
  noSuchRelease: (asked: Slot, nearest: Slot) =>
    `There is no release "${asked}". The nearest one is ${nearest}; choose another above if you meant something else.`,
  differentPlatforms: (from: Slot, to: Slot, newest: Slot) =>
    `${from} and ${to} belong to different platforms and cannot be compared. Shown instead: ${from} and ${newest}.`,

  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Copying failed: select the text and copy it with the keyboard',
  copyMarkdown: 'Copy as Markdown',
  copyLink: 'Copy link',
  print: 'Print',
  linkTo: (title: Slot) => `Link to ${title}`,
  copyLinkTo: (title: Slot) => `Copy link to ${title}`,

  feeds: 'Follow in a feed reader',
  feedOf: (title: Slot, format: Slot) => `${title}, ${format} feed`,
  feedTitle: (site: Slot) => `${site}: release notes`,
  partFeedTitle: (site: Slot, part: Slot) => `${site}: ${part} release notes`,
  feedDescription: 'Every release with all of its items.',
  platformFeedDescription: (platform: Slot) => `Every ${platform} release with all of its items.`,
  areaFeedDescription: (area: Slot) => `What every release changes in the area ${area}.`,

  parityTitle: 'Web and Mobile side by side',
  parityDescription: 'Which features Web and Mobile have, and the version that brought them to each.',
  parityCount: (shared: Slot, all: Slot) =>
    `${shared} of ${all} features are on both platforms. A version is the first one that has the feature; “always” means older than the first release notes.`,
  areas: 'Areas',
  feature: 'Feature',
  no: 'No',
  always: 'Always',

  newest: (platform: Slot) => `The newest ${platform} release`,
  oneBehind: '1 release behind',
  behind: (count: Slot) => `${count} releases behind`,
  whatCameAfter: 'see what came after',
  subscribe: 'Subscribe',
  older: 'Older',
  newer: 'Newer',
  releaseNotes: (release: Slot) => `${release} release notes`,

  cameWith: (features: Slot) => `Came with this release: ${features}`,
  needs: (release: Slot) => `needs ${release}`,
  newerThanYours: (release: Slot) => `, newer than your ${release}`,
  history: 'Feature history',
  closeHistory: 'Close the history',
  loadingHistory: 'Loading the history…',
  notOnPlatform: ' · not on this platform',
  olderThanNotes: ' · older than these release notes',
  kindInRelease: (kind: Slot, release: Slot, day: Slot) => `${kind} in ${release}, ${day}`,
  versionMarks: 'Version marks',
  iUse: ['I use ', ''] as Around,
  marksOff: 'Switch marks off',

  loading: 'Loading the release notes…',
  loadingFailed: 'The release notes could not be loaded.',
  checkConnection: 'You might want to check your network connection.',
  retry: 'Retry',

  kindNew: 'New',
  kindImproved: 'Improved',
  kindChanged: 'Changed',
  kindFixed: 'Fixed',
  kindDeprecated: 'Deprecated',
  kindRemoved: 'Removed',
  kindSecurity: 'Security',
};

/** The texts in the language of a build. */
export type Texts = typeof DEFAULT_TEXTS;
