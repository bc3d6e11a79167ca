/** Text with case and diacritics removed, so that "Café" and "cafe" compare as equal. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
