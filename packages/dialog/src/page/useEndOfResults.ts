import { useEffect, useLayoutEffect, useState } from 'react';

/**
 * Gives a ref for an element that stays where the results end, and calls `onSight` when that comes into sight; a changed
 * `pageCount` looks again, as does `isOn`. While the keyboard is behind the results, in a footer say, nothing more is
 * loaded by itself, and a page that was on its way does not push the focused element out of sight.
 */
export function useEndOfResults(onSight: () => void, isOn: boolean, pageCount: number): (end: Element | null) => void {
  const [end, setEnd] = useState<Element | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page looks again, even if the element never moved
  useEffect(() => {
    if (end === null || !isOn || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting) && focusedBehind(end) === null) onSight();
    });
    observer.observe(end);
    return () => observer.disconnect();
  }, [end, isOn, pageCount, onSight]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new page moves what is behind the results
  useLayoutEffect(() => {
    if (end !== null) focusedBehind(end)?.scrollIntoView({ block: 'nearest' });
  }, [end, pageCount]);

  return setEnd;
}

/** The focused element if it comes after this one in the document. */
function focusedBehind(end: Element): Element | null {
  const { activeElement } = end.ownerDocument;
  if (activeElement === null || end.contains(activeElement)) return null;
  return end.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_FOLLOWING ? activeElement : null;
}
