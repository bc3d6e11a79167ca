/** Whether the word from `start` to `end` is a name: with a capital letter inside a sentence, or of capitals only. */
export function isName(text: string, start: number, end: number): boolean {
  if (!/^\p{Lu}/u.test(text.slice(start, end)) || text === text.toUpperCase()) return false;
  return !/(^|[.?!:"'(\n]\s*)$/.test(text.slice(0, start));
}
