import { type RefCallback, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Where the results end, and how their next page is asked for. */
export interface EndOfResults {
  /** The ref of an element that stays right after the list of the results. */
  readonly endRef: RefCallback<Element>;
  /** What the button in that element does. */
  readonly loadMore: () => void;
}

/**
 * Calls `onLoad` when the end of the results comes into sight, or its button is pressed; a changed `pageCount` looks
 * again, as does `isOn`. Where the keyboard walks through the results or behind them, in a footer say, nothing is loaded
 * by itself. A new page takes the reader who asked for it to its first result, and pushes what has the focus behind the
 * results not out of sight.
 */
export function useEndOfResults(onLoad: () => void, isOn: boolean, pageCount: number): EndOfResults {
  const [end, setEnd] = useState<Element | null>(null);
  const shown = useRef(0);
  const isAskedFor = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page looks again, even if the element never moved
  useEffect(() => {
    if (end === null || !isOn || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting) && !hasKeyboard(end)) onLoad();
    });
    observer.observe(end);
    return () => observer.disconnect();
  }, [end, isOn, pageCount, onLoad]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new page moves what is behind the results
  useLayoutEffect(() => {
    const results = end?.previousElementSibling?.children ?? [];
    const firstNew = isAskedFor.current ? results[shown.current] : undefined;
    shown.current = results.length;
    isAskedFor.current = false;
    const focused = end?.ownerDocument.activeElement;
    if (!end || !focused) return;
    // A button that goes with the last page leaves the focus to the body.
    const isWaiting = end.contains(focused) || focused === end.ownerDocument.body;
    if (firstNew && isWaiting) firstNew.querySelector('a')?.focus();
    else if (end.contains(focused) || isBehind(end, focused)) focused.scrollIntoView({ block: 'nearest' });
  }, [end, pageCount]);

  const loadMore = useCallback(() => {
    isAskedFor.current = true;
    onLoad();
  }, [onLoad]);
  return { endRef: setEnd, loadMore };
}

/** Whether the keyboard is among the results, at their end or behind it; a press of the pointer is not the keyboard. */
function hasKeyboard(end: Element): boolean {
  const focused = end.ownerDocument.activeElement;
  if (!focused?.matches(':focus-visible')) return false;
  return Boolean(end.previousElementSibling?.contains(focused)) || end.contains(focused) || isBehind(end, focused);
}

/** Whether an element comes after another in the document, and is not in it. */
function isBehind(end: Element, element: Element): boolean {
  return !end.contains(element) && Boolean(end.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING);
}
