import { type ReactNode, useMemo, useSyncExternalStore } from 'react';

type ColorMode = 'light' | 'dark';

interface ColorModeContext {
  /** The mode in force. Light during server rendering and until hydration. */
  colorMode: ColorMode;
  /** What the reader chose; null stands for "system", as the classic theme writes it. */
  colorModeChoice: ColorMode | null;
  setColorMode: (choice: ColorMode | null, options?: { persist?: boolean }) => void;
}

/** Stands in for the classic theme's provider (the theme plugin replaces the module); `useColorMode` needs none. */
export function ColorModeProvider({ children }: { children: ReactNode }): ReactNode {
  return children;
}

/**
 * The colour mode and its setter: the first visit is light whatever the system says, and all three choices, system included, are stored
 * and survive a reload. The mode is an attribute of the html element, which the scripts of the page write as well, so they and the app
 * never disagree; other tabs and the system are followed by the script of the first paint.
 */
export function useColorMode(): ColorModeContext {
  const state = useSyncExternalStore(listen, read, () => 'light light');
  return useMemo(() => {
    const [colorMode, choice] = state.split(' ') as [ColorMode, ColorMode | 'system'];
    return { colorMode, colorModeChoice: choice === 'system' ? null : choice, setColorMode };
  }, [state]);
}

function setColorMode(choice: ColorMode | null, { persist = true }: { persist?: boolean } = {}): void {
  window.applyColorMode(choice ?? 'system');
  try {
    if (persist) localStorage.setItem('theme', choice ?? 'system');
  } catch {
    // Storage is forbidden or full: the choice holds for this page only.
  }
}

function listen(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-theme-choice'] });
  return () => observer.disconnect();
}

function read(): string {
  const { theme, themeChoice } = document.documentElement.dataset;
  return `${theme} ${themeChoice}`;
}
