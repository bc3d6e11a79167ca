/** Shortest and longest text that makes a question, in characters. */
const MIN_LENGTH = 3;
const MAX_LENGTH = 160;

/** A selected text in one line, cut between words when it is long; null when it is too short to ask about. */
export function quoteSelection(selected: string): string | null {
  const text = selected.replace(/\s+/g, ' ').trim();
  if (text.length < MIN_LENGTH) return null;
  if (text.length <= MAX_LENGTH) return text;
  const cut = text.slice(0, MAX_LENGTH);
  const lastSpace = cut.lastIndexOf(' ');
  return `${lastSpace > 0 ? cut.slice(0, lastSpace) : cut}…`;
}
