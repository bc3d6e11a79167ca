const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** Calls once when an element comes into view, at once where the browser cannot tell. Returns what ends the waiting. */
export function observeInView(element: Element, whenSeen: () => void): () => void {
  if (!('IntersectionObserver' in window)) {
    whenSeen();
    return () => {};
  }
  observer ??= new IntersectionObserver(callSeen);
  waiting.set(element, whenSeen);
  observer.observe(element);
  return () => forget(element);
}

function callSeen(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting, intersectionRatio } of entries) {
    if (!isIntersecting && intersectionRatio === 0) continue;
    const whenSeen = waiting.get(target);
    forget(target);
    whenSeen?.();
  }
}

function forget(element: Element): void {
  waiting.delete(element);
  observer?.unobserve(element);
}
