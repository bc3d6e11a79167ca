/** Key of the part under a page's title. */
const LEAD = 'page';
const ENTRY = /^(\S.*):$/;

/**
 * The file of a page's drafts with more of them, by heading id (null for the part under the title). Lines that are there stay as they are.
 * `made` says by whom, at the top of a new file.
 */
export function addDrafts(
  before: string | null,
  drafts: readonly { readonly anchor: string | null; readonly questions: readonly string[] }[],
  made: string,
): string {
  const lines = (before ?? `# ${made}\n# Read them, and change or remove what is wrong: what stands here counts.`)
    .trimEnd()
    .split('\n');
  for (const { anchor, questions } of drafts) {
    if (questions.length === 0) continue;
    const id = anchor ?? LEAD;
    const own = questions.map((question) => `  - ${JSON.stringify(question)}`);
    const start = lines.findIndex((line) => ENTRY.exec(line)?.[1] === id);
    if (start === -1) {
      lines.push(`${id}:`, ...own);
      continue;
    }
    const next = lines.findIndex((line, index) => index > start && ENTRY.test(line));
    lines.splice(next === -1 ? lines.length : next, 0, ...own);
  }
  return `${lines.join('\n')}\n`;
}
