import { type ColorModeChoice, parseColorModeChoice } from './colorModeAttributes';

const KEY = 'theme';

/** The reader's colour choice in local storage. Where storage is forbidden the choice lasts until the page is left. */
export const colorModeStorage = {
  write(choice: ColorModeChoice): void {
    try {
      localStorage.setItem(KEY, choice);
    } catch {
      // Storage is forbidden or full: the choice holds for this page only.
    }
  },
  /** Calls back when another tab changes the choice; returns the function that stops listening. */
  listen(onChange: (choice: ColorModeChoice) => void): () => void {
    const listener = (event: StorageEvent) => {
      if (event.key === KEY) onChange(parseColorModeChoice(event.newValue));
    };
    window.addEventListener('storage', listener);
    return () => window.removeEventListener('storage', listener);
  },
};
