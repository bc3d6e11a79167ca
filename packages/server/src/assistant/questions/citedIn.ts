/** The addresses on this site that an answer links to, in order, each once. */
export function citedIn(answer: string): string[] {
  return [...new Set([...answer.matchAll(/\]\((\/[^)\s]{0,500})\)/g)].map(([, url = '']) => url))];
}
