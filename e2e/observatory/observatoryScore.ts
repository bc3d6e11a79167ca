import { type Policy, readPolicies } from './readPolicies.ts';

/** An answer to be judged, as if it had come over https after a redirect from http. */
export interface JudgedAnswer {
  /** By lower-case name. */
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** What each test adds to 100 or takes from it, and the sum. */
export interface ObservatoryScore {
  score: number;
  modifiers: Readonly<Record<string, number>>;
}

/** With penalties beyond this, no bonus counts. */
const MAX_PENALTY = 10;
/** The algorithm takes a little less than half a year for one. */
const SIX_MONTHS_SECONDS = 15_552_000;

/**
 * The score of the MDN HTTP Observatory 1.6.3 (algorithm 6, August 2026; github.com/mdn/mdn-http-observatory, src/grader/charts.js). Its
 * package in the npm registry is an older algorithm. The highest is 165; 155 without cookies, of which this site has none, and without
 * being in browsers' preload lists, which is for the owner of the domain to ask for.
 */
export function observatoryScore({ headers, body }: JudgedAnswer): ObservatoryScore {
  const isHtml = (headers['content-type'] ?? '').startsWith('text/html');
  const policies = readPolicies(headers['content-security-policy'], isHtml ? body : '');
  const modifiers: Record<string, number> = {
    'content-security-policy': policies === 'invalid' ? -25 : policyModifier(policies),
    cookies: 'set-cookie' in headers ? -20 : 0,
    'cross-origin-embedder-policy': tokenModifier(headers['cross-origin-embedder-policy'], [
      'require-corp',
      'credentialless',
    ]),
    'cross-origin-opener-policy': tokenModifier(headers['cross-origin-opener-policy'], [
      'same-origin',
      'same-origin-allow-popups',
      'noopener-allow-popups',
    ]),
    'cross-origin-resource-policy': tokenModifier(headers['cross-origin-resource-policy'], [
      'same-origin',
      'same-site',
    ]),
    'cross-origin-resource-sharing': 'access-control-allow-credentials' in headers ? -50 : 0,
    'referrer-policy': tokenModifier(headers['referrer-policy'], REFERRER_POLICIES, 5),
    'strict-transport-security': transportModifier(headers['strict-transport-security']),
    'subresource-integrity': isHtml ? integrityModifier(body) : 0,
    'x-content-type-options': headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    'x-frame-options': frameModifier(headers['x-frame-options'], policies === 'invalid' ? [] : policies),
  };
  const values = Object.values(modifiers);
  const penalty = values.filter((value) => value < 0).reduce((sum, value) => sum + value, 0);
  const all = values.reduce((sum, value) => sum + value, 0);
  return { score: 100 + (penalty < -MAX_PENALTY ? penalty : all), modifiers };
}

const REFERRER_POLICIES = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
const BROAD = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'];

/** Tokens that switch a protection off, which counts as much as not naming it. */
const OFF = ['unsafe-none', 'cross-origin'];

function tokenModifier(value: string | undefined, good: readonly string[], bonus = 10): number {
  if (value === undefined || OFF.includes(value)) return 0;
  return good.includes(value) ? bonus : -5;
}

/** The page's scripts are its own, so that integrity is a bonus. */
function integrityModifier(html: string): number {
  return /<script(?=[^>]*\ssrc=)(?=[^>]*\sintegrity=["']?sha\d{3}-)/.test(html) ? 5 : 0;
}

function transportModifier(value: string | undefined): number {
  const age = Number(/(?:^|;\s*)max-age=(\d+)/i.exec(value ?? '')?.[1] ?? Number.NaN);
  if (Number.isNaN(age)) return -20;
  return age < SIX_MONTHS_SECONDS ? -10 : 0;
}

function frameModifier(value: string | undefined, policies: readonly Policy[]): number {
  if (policies.some((policy) => policy.has('frame-ancestors'))) return 5;
  return /^(deny|sameorigin)$/i.test(value ?? '') ? 5 : -20;
}

function policyModifier(policies: readonly Policy[]): number {
  if (policies.length === 0) return -25;
  const sourcesOf = (name: string) => effective(policies, name) ?? effective(policies, 'default-src') ?? ['*'];
  const scripts = sourcesOf('script-src');
  const styles = sourcesOf('style-src');
  const isUnsafe = (source: string) => [...BROAD, "'unsafe-inline'", 'data:'].includes(source);
  const isHttp = (source: string) => /^(http|ftp):/.test(source);
  const active = [...policies.flatMap((policy) => [...policy.keys()])].filter(
    (name) => !/^(img|media)-src$/.test(name),
  );
  if (scripts.some(isUnsafe) || sourcesOf('object-src').some((source) => BROAD.includes(source))) return -20;
  if (active.some((name) => sourcesOf(name).some(isHttp))) return -20;
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10;
  if (['img-src', 'media-src'].some((name) => sourcesOf(name).some(isHttp))) return -10;
  if (styles.some(isUnsafe)) return 0;
  return effective(policies, 'default-src')?.join() === "'none'" ? 10 : 5;
}

/** What all policies allow, as the algorithm takes it: what only a later one names is taken for 'none'. */
function effective([first, ...others]: readonly Policy[], name: string): readonly string[] | undefined {
  const later = others.flatMap((policy) => policy.get(name) ?? []);
  const isNamedLater = others.some((policy) => policy.has(name));
  const sources = first?.get(name);
  if (sources === undefined) return isNamedLater ? ["'none'"] : undefined;
  const kept = isNamedLater ? sources.filter((source) => later.includes(source)) : sources;
  return kept.length === 0 ? ["'none'"] : kept;
}
