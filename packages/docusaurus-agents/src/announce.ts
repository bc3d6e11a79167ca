import type { AgentServices } from './options.ts';

/** How to use a site, for the top of llms.txt. */
export function notesOf({
  toUrl,
  services: { ask, mcp },
  maxLength,
  hasSkill,
  nested,
}: {
  toUrl: (path: string) => string;
  services: AgentServices;
  /** Characters of one Markdown file at most. */
  maxLength: number;
  hasSkill: boolean;
  nested: readonly string[];
}): string[] {
  // Hosts that hand out files only do not negotiate.
  const negotiated = ask === undefined ? '' : ', or ask for text/markdown';
  const notes = [
    `Every page is also Markdown: add .md to its address${negotiated}. Pages above ${maxLength} characters are divided; the first part lists the others.`,
  ];
  if (ask !== undefined)
    notes.push(
      `To ask: GET ${toUrl(ask)}?q=your+question answers with sentences quoted from the docs and links to their sections, or says that the docs do not answer it. The address of a page with .md?ask=your+question asks about that page.`,
    );
  if (mcp !== undefined)
    notes.push(`To search and compare with tools: MCP server at ${toUrl(mcp)} (Streamable HTTP, no key).`);
  if (hasSkill) notes.push(`How to work with these docs: ${toUrl('/.well-known/agent-skills/index.json')}`);
  const lists = [...nested.map((folder) => `${folder}/llms.txt`), '/llms-full.txt'];
  notes.push(`Other lists: ${lists.map(toUrl).join(' ')}`);
  return notes;
}

/** What stands at the address for questions where no server answers them. */
export function askInsteadText(toUrl: (path: string) => string, instead: string | undefined): string {
  return `# Questions are not answered at this address\n\nThis host hands out files only. ${instead ?? `Read the list of pages at ${toUrl('/llms.txt')} and then the Markdown of the page that fits.`}\n`;
}
