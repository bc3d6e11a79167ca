/**
 * Islands are parts of a page whose HTML is served and whose script comes when the reader is near. This much of them is in the app; the
 * rest comes with the pages that have some.
 */

/** Islands of the page. */
export const hosts = new Set<Element>();

/** Whether an element stands in an island of the page. */
export function isInIsland(element: Element): boolean {
  return [...hosts].some((host) => host.contains(element));
}

/** Islands of the page that are not hydrated yet, with what hydrates them. */
export const asleep = new Map<Element, () => Promise<void>>();

/** Hydrates the islands in which one of the elements stands; undefined when there is none, else resolves when all are, or cannot be. */
export function wakeIslands(elements: readonly Element[]): Promise<unknown> | undefined {
  const holding = [...asleep].filter(([host]) => elements.some((element) => host.contains(element)));
  return holding.length > 0 ? Promise.all(holding.map(([, wake]) => wake())) : undefined;
}

/** Scripts of islands on pages that the app is about to draw; whoever waits for them takes them out. */
export const scriptsToCome: Promise<unknown>[] = [];
