/** What keys do, in the order of a visit. Keys of one entry do the same. */
export const SHORTCUTS: readonly (readonly [keys: readonly string[], action: string])[] = [
  [['/', 'Ctrl K', '⌘ K'], 'Search, or ask a question'],
  [['↑', '↓'], 'Move through the results'],
  [['Enter'], 'Open a result, or ask'],
  [['Ctrl Enter', '⌘ Enter'], 'Open a result in another tab'],
  [['Esc'], 'Close what is open, then clear the marks of found words'],
  [['+', '−', '0'], 'Zoom an enlarged figure, or fit it into the window'],
  [['?'], 'Show this list'],
];
