/** What the button says. It stands apart from the dialog's texts, which come with the dialog. */
export const DEFAULT_BUTTON_TEXTS = {
  button: 'Search',
  /** Accessible name of the button with its shortcut. */
  buttonWithShortcut: (combination: string) => `Search (${combination})`,
  dialogFailedToLoad: 'Search could not be loaded. Check your network connection and try again.',
};
