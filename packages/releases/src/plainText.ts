/** The words of a line of Markdown without its markup: links become their label, images their text alternative. */
export function plainText(markdown: string): string {
  const verbatim: string[] = [];
  const marked = markdown.replaceAll(VERBATIM, (_, code?: string, escaped?: string) => {
    verbatim.push(code ?? escaped ?? '');
    return `\uE000${verbatim.length - 1}\uE001`;
  });
  return withoutMarks(marked).replaceAll(/\uE000(\d+)\uE001/g, (_, index: string) => verbatim[Number(index)] ?? '');
}

/** Code and escaped characters mean themselves, so they are set aside before the marks are removed. */
const VERBATIM = /`([^`]*)`|\\([!-/:-@[-`{-~])/g;
const LINK = /!?\[([^\]]*)\]\([^()\s]*(?:\s+"[^"]*")?\)/g;
const EMPHASIS = /(\*\*|__|\*|(?<![\p{L}\p{N}])_)(?=\S)(.+?)(?<=\S)\1(?!\*)/gu;

function withoutMarks(text: string): string {
  const unlinked = text.replaceAll(LINK, '$1');
  return unlinked.replaceAll(EMPHASIS, '$2').replaceAll(EMPHASIS, '$2');
}
