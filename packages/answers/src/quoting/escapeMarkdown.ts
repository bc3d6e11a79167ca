/** Words that Markdown would read as markup, a link or an address: code, paths, names with underscores, piping. */
const CODE_LIKE =
  /\{\{[^}]*\}\}|(?:https?:\/\/|www\.)[^\s|]*[^\s|.,;:!?)]|https?:\/\/|[^\s|()"“”]*(?:_|@|`|<|\*|\\)[^\s|()"“”]*[^\s|()"“”.,;:!?]|[`<*_\\]/g;

/** A text of the docs as Markdown that shows exactly this text: what could be read as markup stands as code. */
export function escapeMarkdown(text: string): string {
  const marked = text.replace(CODE_LIKE, (match) => inlineCode(match));
  return marked.replace(/^(\s*\d*)([#>+-]|(?<=\d)[.)])(?=\s)/, '$1\\$2').replace(/[[\]]/g, '\\$&');
}

/** A text as code in a sentence, whatever backticks it holds. */
export function inlineCode(text: string): string {
  const fence = text.includes('`') ? '``' : '`';
  const space = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return `${fence}${space}${text}${space}${fence}`;
}
