/**
 * Islands are parts of a page whose HTML is served and which hydrate when the reader comes near. This module is in the app; the rest
 * comes with the pages that have islands.
 */

/** Islands of the page. */
export const hosts = new Set<Element>();

/** Whether an element is inside an island of the page. */
export function isInIsland(element: Element): boolean {
  return [...hosts].some((host) => host.contains(element));
}

/** Islands of the page that are not hydrated yet, each with a function that hydrates it. */
export const unhydrated = new Map<Element, () => Promise<void>>();

/** Hydrates the islands that contain one of the elements; undefined when there are none, else resolves when all are done or failed. */
export function hydrateIslands(elements: readonly Element[]): Promise<unknown> | undefined {
  const holding = [...unhydrated].filter(([host]) => elements.some((element) => host.contains(element)));
  return holding.length > 0 ? Promise.all(holding.map(([, hydrateOnce]) => hydrateOnce())) : undefined;
}

/** Scripts of islands on pages that are about to render; whoever awaits them empties the list. */
export const pendingScripts: Promise<unknown>[] = [];
