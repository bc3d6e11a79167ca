/** The generators whose Markdown we can write; `plain` is what any Markdown reader understands. */
export type Dialect = 'vitepress' | 'starlight' | 'plain';

const VITEPRESS_KINDS: Readonly<Record<string, string>> = { note: 'info' };
const STARLIGHT_KINDS: Readonly<Record<string, string>> = { warning: 'caution' };

/** Writes the Markdown of our pages so that a peer shows the same notes and, where it can, the same anchors. */
export function toDialect(body: string, dialect: Dialect): string {
  const withNotes = body.replace(
    /^:::(\w+)(?:\[([^\]]*)\])?\n([\s\S]*?)^:::$/gm,
    (_note, kind: string, title: string | undefined, text: string) => note(dialect, kind, title ?? kind, text.trim()),
  );
  if (dialect === 'starlight') return withNotes.replace(/ \{#[\w-]+\}$/gm, '');
  return dialect === 'vitepress' ? withNotes.replace(/`([^`\n]*\{\{[^`\n]*)`/g, literalCode) : withNotes;
}

/** VitePress takes double braces for an expression, in code within a sentence too. */
function literalCode(_code: string, text: string): string {
  return `<code v-pre>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</code>`;
}

function note(dialect: Dialect, kind: string, title: string, text: string): string {
  if (dialect === 'vitepress') return `::: ${VITEPRESS_KINDS[kind] ?? kind} ${title}\n\n${text}\n\n:::`;
  if (dialect === 'starlight') return `:::${STARLIGHT_KINDS[kind] ?? kind}[${title}]\n\n${text}\n\n:::`;
  return [`**${title}**`, '', ...text.split('\n')].map((line) => `> ${line}`.trimEnd()).join('\n');
}
