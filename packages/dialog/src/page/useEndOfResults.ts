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
  /** How many results were there when the reader asked for more. */
  const askedAfter = useRef<number>(undefined);

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
    const firstNew = end?.previousElementSibling?.children[askedAfter.current ?? -1];
    askedAfter.current = undefined;
    const focused = end?.ownerDocument.activeElement;
    if (!end || !focused) return;
    // A button that goes with the last page leaves the focus to the body.
    const isWaiting = end.contains(focused) || focused === end.ownerDocument.body;
    if (firstNew && isWaiting) firstNew.querySelector('a')?.focus();
    else if (isAtOrBehind(end, focused)) focused.scrollIntoView({ block: 'nearest' });
  }, [end, pageCount]);

  const loadMore = useCallback(() => {
    askedAfter.current = end?.previousElementSibling?.children.length;
    onLoad();
  }, [end, onLoad]);
  return { endRef: setEnd, loadMore };
}

/** Whether the keyboard is among the results, at their end or behind it; a press of the pointer is not the keyboard. */
function hasKeyboard(end: Element): boolean {
  const focused = end.ownerDocument.activeElement;
  if (!focused?.matches(':focus-visible')) return false;
  return Boolean(end.previousElementSibling?.contains(focused)) || isAtOrBehind(end, focused);
}

/** Whether an element is in another one or comes after it in the document. */
function isAtOrBehind(end: Element, element: Element): boolean {
  return Boolean(end.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING);
}
