/** A scroll position and what it is judged by; all sizes in CSS pixels. */
interface Scroll {
  wasVisible: boolean;
  scrollY: number;
  /** Undefined on the first event of a page. */
  lastScrollY: number | undefined;
  navbarHeight: number;
  windowHeight: number;
  documentHeight: number;
}

/**
 * Shown near the top and at the end of the page, hidden on the way down, shown on the way up. In the last navbar height before
 * the end the state is kept, so that overscrolling there does not make it flicker.
 */
export function isNavbarVisibleAfterScroll({
  wasVisible,
  scrollY,
  lastScrollY,
  navbarHeight,
  windowHeight,
  documentHeight,
}: Scroll): boolean {
  if (scrollY < navbarHeight) return true;
  const distanceToEnd = documentHeight - (scrollY + windowHeight);
  if (distanceToEnd <= 1) return true;
  if (lastScrollY !== undefined && scrollY >= lastScrollY) return false;
  return distanceToEnd > navbarHeight ? true : wasVisible;
}
