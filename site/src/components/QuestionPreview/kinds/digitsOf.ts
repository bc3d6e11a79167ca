/**
 * The digits of what was typed into a field for whole numbers. Such a field is one of text with the keys for numbers: browsers' own number
 * fields change under the wheel, take an "e", and are built out of many parts.
 */
export function digitsOf(typed: string): string {
  return typed.replace(/\D/g, '');
}
