/** A table's text without the signs that part its cells in the index, which mean nothing to a reader. */
export function withoutPipes(text: string): string {
  return text.replace(/\s*\|(\s*\|)*\s*/g, ' · ');
}
