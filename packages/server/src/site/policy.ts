/** What the built pages need beyond their own origin, as the site build writes it to `policy.json`. */
export interface Policy {
  /** Hashes of the inline scripts of the pages, each like `sha256-…`. */
  scriptHashes: string[];
  styleOrigins: string[];
  fontOrigins: string[];
  connectOrigins: string[];
}

const HASH = /^sha(256|384|512)-[A-Za-z\d+/]{40,88}={0,2}$/;
const ORIGIN = /^(https?|wss?):\/\/(\*\.)?[A-Za-z\d.-]+(:\d{1,5})?$/;

/** Reads `policy.json`. Throws a TypeError that names the field and the value, so that nothing else can slip in. */
export function parsePolicy(value: unknown): Policy {
  return {
    scriptHashes: readList(value, 'scriptHashes', HASH, 'hashes like sha256-…'),
    styleOrigins: readList(value, 'styleOrigins', ORIGIN, 'origins like https://example.org'),
    fontOrigins: readList(value, 'fontOrigins', ORIGIN, 'origins like https://example.org'),
    connectOrigins: readList(value, 'connectOrigins', ORIGIN, 'origins like https://example.org'),
  };
}

/** The Content-Security-Policy of pages: nothing but the site itself, and inline scripts only by their hash. */
export function documentPolicy(policy: Policy): string {
  return directives(
    policy,
    policy.scriptHashes.map((hash) => `'${hash}'`),
  );
}

/** The Content-Security-Policy of all other files. A worker takes its policy from its own script's answer. */
export function filePolicy(policy: Policy): string {
  return directives(policy, []);
}

function directives(policy: Policy, hashes: readonly string[]): string {
  return [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...hashes],
    // Docusaurus and its code highlighter set style attributes.
    ['style-src', "'self'", "'unsafe-inline'", ...policy.styleOrigins],
    ['img-src', "'self'", 'data:'],
    ['font-src', "'self'", ...policy.fontOrigins],
    ['connect-src', "'self'", ...policy.connectOrigins],
    ['manifest-src', "'self'"],
    ['worker-src', "'self'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
  ]
    .map((directive) => directive.join(' '))
    .join('; ');
}

function readList(value: unknown, name: string, allowed: RegExp, description: string): string[] {
  const list: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  if (!Array.isArray(list)) throw new TypeError(`${name} must be a list of ${description}`);
  return list.map((entry: unknown) => {
    if (typeof entry !== 'string' || !allowed.test(entry)) {
      throw new TypeError(`${name} must hold ${description}, and it holds ${JSON.stringify(entry)}`);
    }
    return entry;
  });
}
