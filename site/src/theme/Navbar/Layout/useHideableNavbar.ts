import { useLocationChange, useScrollPosition } from '@docusaurus/theme-common/internal';
import { type RefCallback, useCallback, useRef, useState } from 'react';
import { isNavbarVisibleAfterScroll } from './isNavbarVisibleAfterScroll';

/**
 * Whether a navbar that may hide is shown now. It hides when the reader scrolls down past its height or moves to an anchor of the
 * page; it shows when they scroll up, reach the end of the page or open another one. Without `hideOnScroll` it is always shown.
 */
export function useHideableNavbar(hideOnScroll: boolean): {
  navbarRef: RefCallback<HTMLElement>;
  isNavbarVisible: boolean;
} {
  const [isNavbarVisible, setIsNavbarVisible] = useState(true);
  const hasJumpedToAnchor = useRef(false);
  const navbarHeight = useRef(0);
  const navbarRef = useCallback((node: HTMLElement | null) => {
    if (node !== null) navbarHeight.current = node.getBoundingClientRect().height;
  }, []);

  useScrollPosition(({ scrollY }, last) => {
    if (!hideOnScroll) return;
    if (scrollY >= navbarHeight.current && hasJumpedToAnchor.current) {
      hasJumpedToAnchor.current = false;
      return;
    }
    setIsNavbarVisible((wasVisible) =>
      isNavbarVisibleAfterScroll({
        wasVisible,
        scrollY,
        lastScrollY: last?.scrollY,
        navbarHeight: navbarHeight.current,
        windowHeight: window.innerHeight,
        documentHeight: document.documentElement.scrollHeight,
      }),
    );
  });

  useLocationChange(({ location }) => {
    if (!hideOnScroll) return;
    const isAnchor = location.hash !== '' && document.getElementById(decodeHash(location.hash)) !== null;
    hasJumpedToAnchor.current = isAnchor;
    setIsNavbarVisible(!isAnchor);
  });

  return { navbarRef, isNavbarVisible };
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
