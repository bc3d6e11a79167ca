/** Inverse document frequency, from 0 for a word that all sections hold to 1 for a word of one section. */
export function idf(holders: number, sections: number): number {
  return Math.log(1 + sections / Math.max(1, holders)) / Math.log(1 + sections);
}
