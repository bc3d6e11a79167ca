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
 * The rule of BEHAVIOUR B7 with decision Q18: shown near the top and at the end of the page, hidden on the way down, shown on the way
 * up. Between the last navbar height and the very end the state is kept, so a rubber band at the end does not make it flicker.
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
