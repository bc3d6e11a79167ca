/**
 * Lays out all of the page, of which until now only what is near the window was (site.css), and keeps what the reader sees where it is.
 * The browser's own scroll anchoring does the same for most places, but not for all.
 */
export function layOutAll(): void {
  const root = document.documentElement;
  const seen = [...document.querySelectorAll('article *')].find(
    // What is not laid out may reach down into the window from a box above it that was taken for smaller.
    (element) => element.checkVisibility({ contentVisibilityAuto: true }) && element.getBoundingClientRect().top > 0,
  );
  const top = () => seen?.getBoundingClientRect().top ?? 0;
  const before = top();
  root.style.overflowAnchor = 'none';
  root.dataset['laidOut'] = '';
  if (scrollY > 0) scrollBy({ top: top() - before, behavior: 'instant' });
  requestAnimationFrame(() => root.style.removeProperty('overflow-anchor'));
}
