/** Whether an answer says a fact. Answers print heads between the cells of a row, so each cell is looked for. */
export function saysFact(text: string, fact: string): boolean {
  const said = plain(text);
  return fact.split(' | ').every((cell) => said.includes(plain(cell)));
}

/** Whether one of the texts still has a fact: whoever wrote it down saw the docs of that day. */
export function isStillSaid(fact: string, texts: readonly string[]): boolean {
  return texts.some((text) => plain(text).includes(plain(fact)));
}

function plain(text: string): string {
  return text
    .replace(/[*`\\|]|\]\([^)]*\)|\[/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
