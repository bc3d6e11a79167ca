/** The sources of each directive of a Content-Security-Policy. */
export type Policy = ReadonlyMap<string, readonly string[]>;

/** What a meta element cannot say. */
const HEADER_ONLY = ['frame-ancestors', 'report-uri', 'sandbox'];

/** The policies of an answer, that of its header first, then those of its meta elements; "invalid" when one names a directive twice. */
export function readPolicies(header: string | undefined, html: string): Policy[] | 'invalid' {
  const metas = [...html.matchAll(/<meta http-equiv="Content-Security-Policy" content="([^"]*)"/gi)].map(([, text]) =>
    parsePolicy(text ?? ''),
  );
  const headers = header === undefined ? [] : header.split(',').map(parsePolicy);
  const policies = [
    ...headers,
    ...metas.map((meta) => meta && new Map([...meta].filter(([name]) => !HEADER_ONLY.includes(name)))),
  ];
  return policies.includes(null) ? 'invalid' : policies.filter((policy) => policy !== null);
}

function parsePolicy(text: string): Policy | null {
  const directives = text
    .split(';')
    .map((directive) => directive.trim().split(/\s+/))
    .filter(([name]) => name !== '');
  const names = directives.map(([name = '']) => name.toLowerCase());
  if (new Set(names).size < names.length) return null;
  return new Map(
    directives.map(([name = '', ...sources]) => [name.toLowerCase(), sources.map((one) => one.toLowerCase())]),
  );
}
