import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import {
  type ColorMode,
  type ColorModeChoice,
  readColorModeAttributes,
  systemColorMode,
  writeColorModeAttributes,
} from './colorModeAttributes';
import { colorModeStorage } from './colorModeStorage';

interface ColorModeContext {
  /** The mode in force. Light during server rendering and until hydration. */
  colorMode: ColorMode;
  /** What the reader chose; null stands for "system", as the classic theme writes it. */
  colorModeChoice: ColorMode | null;
  setColorMode: (choice: ColorMode | null, options?: { persist?: boolean }) => void;
}

const Context = createContext<ColorModeContext | undefined>(undefined);

/**
 * Stands in for the classic theme's provider (the theme plugin replaces the module): the first visit is light whatever the system
 * says, and all three choices, system included, are stored and survive a reload.
 */
export function ColorModeProvider({ children }: { children: ReactNode }): ReactNode {
  const [state, setState] = useState<{ colorMode: ColorMode; choice: ColorModeChoice }>({
    colorMode: 'light',
    choice: 'light',
  });

  useEffect(() => setState(readColorModeAttributes()), []);

  const apply = useCallback((choice: ColorModeChoice) => {
    const colorMode = choice === 'system' ? systemColorMode() : choice;
    writeColorModeAttributes({ colorMode, choice });
    setState({ colorMode, choice });
  }, []);

  const setColorMode = useCallback(
    (choice: ColorMode | null, { persist = true }: { persist?: boolean } = {}) => {
      apply(choice ?? 'system');
      if (persist) colorModeStorage.write(choice ?? 'system');
    },
    [apply],
  );

  useEffect(() => colorModeStorage.listen(apply), [apply]);

  useEffect(() => {
    if (state.choice !== 'system') return undefined;
    const query = window.matchMedia('(prefers-color-scheme: dark)');
    const follow = () => apply('system');
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, [state.choice, apply]);

  const value = useMemo(
    () => ({
      colorMode: state.colorMode,
      colorModeChoice: state.choice === 'system' ? null : state.choice,
      setColorMode,
    }),
    [state, setColorMode],
  );
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

/** The colour mode and its setter. Throws outside of ColorModeProvider. */
export function useColorMode(): ColorModeContext {
  const value = useContext(Context);
  if (value === undefined)
    throw new Error(
      'useColorMode was called outside of ColorModeProvider. Render the component inside of the site layout.',
    );
  return value;
}
