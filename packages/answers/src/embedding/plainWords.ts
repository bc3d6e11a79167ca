/** The words of a text without digits, apostrophes and capitals, as word vectors know them. */
export function plainWords(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/['’]/g, '')
      .match(/[a-z]+/g) ?? []
  );
}
