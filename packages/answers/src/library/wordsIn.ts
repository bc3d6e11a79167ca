/** The words of a text that separates them by spaces. */
export function wordsIn(text: string): string[] {
  return text === '' ? [] : text.split(' ');
}
