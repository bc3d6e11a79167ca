import { type RefObject, useEffect } from 'react';

/** Keeps `--fd-viewport-height` of an element at what the on-screen keyboard leaves visible. */
export function useViewportHeight(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    // Older browsers do not tell, and need no help either: their keyboard shrinks the window.
    if (!viewport) return undefined;
    const update = () => element.current?.style.setProperty('--fd-viewport-height', `${Math.round(viewport.height)}px`);
    update();
    viewport.addEventListener('resize', update);
    return () => viewport.removeEventListener('resize', update);
  }, [element]);
}
