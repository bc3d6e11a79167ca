/** The first cell of each row in the tables of a page, without the marks around its text. */
export function firstCells(source: string): readonly string[] {
  return source
    .split('\n')
    .flatMap((line) => /^\| ((?:\\\||[^|])*?) +\|/.exec(line)?.slice(1) ?? [])
    .map((cell) => cell.replaceAll(/^["*`]+|["*`]+$/g, ''));
}
