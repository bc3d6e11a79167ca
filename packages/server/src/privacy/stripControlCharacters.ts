/** A text on one line without control characters: PostgreSQL refuses NUL, and terminals obey the others. */
export function stripControlCharacters(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}
