/** The text in a field of an engine's answer; empty for anything that is no text, since other engines answer here too. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
