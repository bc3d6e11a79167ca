/** Stops the page from scrolling without moving it or its content, and gives back how to undo that. */
export function lockPageScroll(): () => void {
  const { documentElement: page } = document;
  const { overflow, scrollbarGutter } = page.style;
  // Only a page that shows a scrollbar needs its place kept.
  if (window.innerWidth > page.clientWidth) page.style.scrollbarGutter = 'stable';
  page.style.overflow = 'hidden';
  return () => {
    page.style.overflow = overflow;
    page.style.scrollbarGutter = scrollbarGutter;
  };
}
