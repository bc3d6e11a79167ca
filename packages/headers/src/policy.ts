/** What the built pages need to run and to reach, as the site build writes it to `policy.json`. */
export interface Policy {
  /** Whether the site's address is https. */
  isHttps: boolean;
  /** By address, "/404" for the page of all that is missing. */
  pages: Readonly<Record<string, PageHashes>>;
  styleOrigins: string[];
  fontOrigins: string[];
  connectOrigins: string[];
}

/** Hashes of what stands in a page itself, each like `sha256-…`. */
export interface PageHashes {
  scripts: string[];
  styles: string[];
}

const HASH = /^sha(256|384|512)-[A-Za-z\d+/]{40,88}={0,2}$/;
const ORIGIN = /^(https?|wss?):\/\/(\*\.)?[A-Za-z\d.-]+(:\d{1,5})?$/;
const HASHES = 'hashes like sha256-…';
const ORIGINS = 'origins like https://example.org';

/** Reads `policy.json`. Throws a TypeError that names the field and the value, so that nothing else can slip in. */
export function parsePolicy(value: unknown): Policy {
  const pages = fieldOf(value, 'pages');
  if (typeof pages !== 'object' || pages === null) throw new TypeError('pages must hold the hashes of each page');
  const isHttps = fieldOf(value, 'isHttps');
  if (typeof isHttps !== 'boolean') throw new TypeError('isHttps must be true or false');
  return {
    isHttps,
    pages: Object.fromEntries(
      Object.entries(pages).map(([path, hashes]) => [
        path,
        { scripts: readList(hashes, 'scripts', HASH, HASHES), styles: readList(hashes, 'styles', HASH, HASHES) },
      ]),
    ),
    styleOrigins: readList(value, 'styleOrigins', ORIGIN, ORIGINS),
    fontOrigins: readList(value, 'fontOrigins', ORIGIN, ORIGINS),
    connectOrigins: readList(value, 'connectOrigins', ORIGIN, ORIGINS),
  };
}

/**
 * The Content-Security-Policy of the page or file at an address: nothing but the site itself, and what stands in a page only by its
 * hash. Files need one too: a worker takes its policy from its own script's answer, and pictures can be opened like pages.
 */
export function contentPolicy(policy: Policy, path: string): string {
  return `${metaPolicy(policy, path)}; ${HEADER_ONLY_POLICY}`;
}

/** What browsers believe of a policy in a header only. */
export const HEADER_ONLY_POLICY = "frame-ancestors 'none'";

/** The part that also counts in a meta element of the page. */
export function metaPolicy(policy: Policy, path: string): string {
  const page = Object.hasOwn(policy.pages, path) ? policy.pages[path] : undefined;
  const { scripts, styles } = page ?? { scripts: [], styles: [] };
  return [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scripts.map(quoted)],
    ['style-src', "'self'", ...styles.map(quoted), ...policy.styleOrigins],
    ['img-src', "'self'", 'data:'],
    ['font-src', "'self'", ...policy.fontOrigins],
    ['connect-src', "'self'", ...policy.connectOrigins],
    ['manifest-src', "'self'"],
    ['worker-src', "'self'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    // A worker has no markup, and loads its scripts without the app's policy.
    ...(page === undefined
      ? []
      : [
          ['require-trusted-types-for', "'script'"],
          // The app's own, and that of the script that starts the worker of an address that asks.
          ['trusted-types', 'default', 'worker'],
        ]),
  ]
    .map((directive) => directive.join(' '))
    .join('; ');
}

function quoted(hash: string): string {
  return `'${hash}'`;
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function readList(value: unknown, name: string, allowed: RegExp, description: string): string[] {
  const list = fieldOf(value, name);
  if (!Array.isArray(list)) throw new TypeError(`${name} must be a list of ${description}`);
  return list.map((entry: unknown) => {
    if (typeof entry !== 'string' || !allowed.test(entry)) {
      throw new TypeError(`${name} must hold ${description}, and it holds ${JSON.stringify(entry)}`);
    }
    return entry;
  });
}
