/** The numbers from two on that pages also write as words. */
export const NUMBER_WORDS = [
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** A number in figures, whether it was written so or as a word. */
export function inFigures(number: string): string {
  const place = NUMBER_WORDS.indexOf(number.toLowerCase());
  return place === -1 ? number : String(place + 2);
}
