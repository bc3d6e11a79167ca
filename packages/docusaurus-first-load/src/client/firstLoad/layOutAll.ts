/**
 * Lays out all of the page, of which until now only what is near the window was (site.css), and keeps what the reader sees where it is.
 * The browser's own scroll anchoring does the same for most places, but not for all.
 */
export function layOutAll(): void {
  const root = document.documentElement;
  const seen = [...document.querySelectorAll('article *')].find(
    // What is not laid out may reach down into the window from a box above it that was taken for smaller. Safari knows of it from
    // 17.4 on; older ones lay out everything.
    (element) =>
      element.checkVisibility?.({ contentVisibilityAuto: true }) !== false && element.getBoundingClientRect().top > 0,
  );
  const top = () => seen?.getBoundingClientRect().top ?? 0;
  const before = top();
  root.style.overflowAnchor = 'none';
  root.dataset['laidOut'] = '';
  const moved = top() - before;
  if (scrollY > 0 && moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
  requestAnimationFrame(() => root.style.removeProperty('overflow-anchor'));
}
