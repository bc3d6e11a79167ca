/** How much a client wants each media type it names, from 0 to 1; the names are in lower case. */
export type AcceptedTypes = ReadonlyMap<string, number>;

// Old Java clients send a bare "*" and ".2", so both are let through.
const ELEMENT =
  /^(\*|[\w!#$%&'*+.^`|~-]+\/[\w!#$%&'*+.^`|~-]+)((?:\s*;\s*[\w!#$%&'*+.^`|~-]+=(?:[^\s";,]*|"[^"]*"))*)$/;
const MAX_ACCEPT_LENGTH = 2048;

/** Reads an Accept header (RFC 9110, 12.5.1). Null means that it is malformed; none at all accepts everything. */
export function parseAccept(header: string | undefined): AcceptedTypes | null {
  const types = new Map<string, number>();
  if (header === undefined || header.trim() === '') return types.set('*/*', 1);
  if (header.length > MAX_ACCEPT_LENGTH) return null;
  for (const element of header.split(',')) {
    const text = element.trim();
    if (text === '') continue;
    const [, type, parameters = ''] = ELEMENT.exec(text) ?? [];
    if (type === undefined) return null;
    const weight = parseWeight(parameters);
    if (weight === null) return null;
    types.set(type.toLowerCase(), weight);
  }
  return types;
}

/** Whether the client asks for a web page by name, as browsers do, and not rather for one of the other types. */
export function prefersHtml(types: AcceptedTypes, others: readonly string[] = []): boolean {
  const html = Math.max(types.get('text/html') ?? 0, types.get('application/xhtml+xml') ?? 0);
  return html > 0 && others.every((type) => html >= (types.get(type) ?? 0));
}

/**
 * Whether the client asks for Markdown by name and at least as much as for a web page. Browsers never name it, and `*` alone is a wish for
 * the page.
 */
export function prefersMarkdown(types: AcceptedTypes): boolean {
  const markdown = types.get('text/markdown') ?? 0;
  return markdown > 0 && markdown >= Math.max(types.get('text/html') ?? 0, types.get('application/xhtml+xml') ?? 0);
}

function parseWeight(parameters: string): number | null {
  const [, text] = /;\s*q=([^\s;]*)/i.exec(parameters) ?? [];
  if (text === undefined) return 1;
  return /^(0?\.\d+|[01](\.\d*)?)$/.test(text) && Number(text) <= 1 ? Number(text) : null;
}
