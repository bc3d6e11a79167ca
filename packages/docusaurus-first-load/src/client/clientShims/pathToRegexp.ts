/** A parameter of a path: `*` is the only kind that routes of docs have. */
interface Key {
  name: number;
}

/**
 * Stands in for path-to-regexp, which the router asks what a route's path matches: plain paths and `*`, without case, with or without a
 * slash at the end. Throws for other patterns.
 */
export default function pathToRegexp(path: string, keys: Key[], { end }: { end?: boolean }): RegExp {
  if (/[:()?+{}]/.test(path))
    throw new Error(
      `The route ${path} is a pattern. Set the option parts: { 'path-to-regexp': false } of docusaurus-first-load to have patterns.`,
    );
  const source = path
    .replace(/\/$/, '')
    .replace(/[.\\^$|[\]]/g, '\\$&')
    .replace(/\*/g, () => {
      keys.push({ name: keys.length });
      return '(.*)';
    });
  return new RegExp(`^${source}${end === false ? '(?:/(?=$))?(?=/|$)' : '/?$'}`, 'i');
}
