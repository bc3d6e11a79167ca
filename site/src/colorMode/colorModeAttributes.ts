export type ColorMode = 'light' | 'dark';
export type ColorModeChoice = ColorMode | 'system';

/** What the script of the first paint left on the html element. */
export function readColorModeAttributes(): { colorMode: ColorMode; choice: ColorModeChoice } {
  const root = document.documentElement;
  return {
    colorMode: root.getAttribute('data-theme') === 'dark' ? 'dark' : 'light',
    choice: parseColorModeChoice(root.getAttribute('data-theme-choice')),
  };
}

/** Puts mode and choice onto the html element, where the stylesheet reads them. */
export function writeColorModeAttributes({
  colorMode,
  choice,
}: {
  colorMode: ColorMode;
  choice: ColorModeChoice;
}): void {
  document.documentElement.setAttribute('data-theme', colorMode);
  document.documentElement.setAttribute('data-theme-choice', choice);
}

/** A stored or written choice; anything unknown is light, the mode of a first visit. */
export function parseColorModeChoice(value: string | null): ColorModeChoice {
  return value === 'dark' || value === 'system' ? value : 'light';
}

/** What the operating system prefers now. */
export function systemColorMode(): ColorMode {
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
