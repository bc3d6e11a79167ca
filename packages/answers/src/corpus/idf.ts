/** Inverse document frequency, from 0 for a word in all sections to 1 for a word of one section. */
export function idf(documentFrequency: number, sections: number): number {
  return Math.log(1 + sections / Math.max(1, documentFrequency)) / Math.log(1 + sections);
}
