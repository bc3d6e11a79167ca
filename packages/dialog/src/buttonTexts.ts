/** What the button says. It stands apart from the dialog's texts, which come with the dialog. */
export interface ButtonTexts {
  readonly button: string;
  /** Accessible name of the button with its shortcut. */
  readonly buttonWithShortcut: (combination: string) => string;
  readonly dialogFailedToLoad: string;
}

/** The button's English texts. */
export const DEFAULT_BUTTON_TEXTS: ButtonTexts = {
  button: 'Search',
  buttonWithShortcut: (combination) => `Search (${combination})`,
  dialogFailedToLoad: 'Search could not be loaded. Check your network connection and try again.',
};
