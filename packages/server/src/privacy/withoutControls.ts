/** A text on one line, without control characters: PostgreSQL takes no NUL, and a terminal obeys the others. */
export function withoutControls(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}
