import { type RefObject, useEffect } from 'react';

/** Keeps `--fd-viewport-height` of an element at what the on-screen keyboard leaves visible. */
export function useViewportHeight(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport } = window;
    const update = () => {
      element.current?.style.setProperty('--fd-viewport-height', `${Math.round(visualViewport?.height ?? 0)}px`);
    };
    if (visualViewport === null) return undefined;
    update();
    visualViewport.addEventListener('resize', update);
    return () => visualViewport.removeEventListener('resize', update);
  }, [element]);
}
