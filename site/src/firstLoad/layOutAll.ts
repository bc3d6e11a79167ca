/**
 * Lays out all of the page, of which until now only what is near the window was (site.css), and keeps what the reader sees where it is.
 * The browser's own scroll anchoring does the same for most places, but not for all.
 */
export function layOutAll(): void {
  const root = document.documentElement;
  const seen = [...document.querySelectorAll('article *')].find((element) => element.getBoundingClientRect().top > 0);
  const before = seen?.getBoundingClientRect().top ?? 0;
  root.style.overflowAnchor = 'none';
  root.dataset['laidOut'] = '';
  const moved = (seen?.getBoundingClientRect().top ?? 0) - before;
  if (scrollY > 0 && moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
  requestAnimationFrame(() => root.style.removeProperty('overflow-anchor'));
}
