/** A reader of whole numbers within bounds; null for any other text. */
export function wholeNumber(smallest: number, largest: number): (text: string) => number | null {
  return (text) => {
    if (!/^\d{1,10}$/.test(text)) return null;
    const value = Number(text);
    return value >= smallest && value <= largest ? value : null;
  };
}
