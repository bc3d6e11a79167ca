/** In our order of preference at equal weight: smallest first. */
const CODINGS = ['br', 'gzip', 'identity'] as const;
export type ContentCoding = (typeof CODINGS)[number];

/**
 * The codings the client accepts, best first (RFC 9110, 12.5.3). Identity always closes the list, even when the
 * client refuses it: an answer it can read with effort is better than none.
 */
export function negotiateEncoding(header: string | undefined): readonly ContentCoding[] {
  if (header === undefined || header === '') return ['identity'];
  const weights = parseWeights(header);
  const accepted = CODINGS.map((coding) => ({ coding, weight: weightOf(coding, weights) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ coding }) => coding);
  return accepted.includes('identity') ? accepted : [...accepted, 'identity'];
}

function parseWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const element of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = element.split(';').map((part) => part.trim());
    if (name !== '') weights.set(name === 'x-gzip' ? 'gzip' : name, parseWeight(parameters));
  }
  return weights;
}

function parseWeight(parameters: readonly string[]): number {
  const q = parameters.find((parameter) => parameter.startsWith('q='));
  if (q === undefined) return 1;
  const weight = Number(q.slice(2).trim());
  return weight >= 0 && weight <= 1 ? weight : 0;
}

function weightOf(coding: ContentCoding, weights: ReadonlyMap<string, number>): number {
  const named = weights.get(coding);
  if (named !== undefined) return named;
  const others = weights.get('*');
  // Identity is acceptable unless refused, but any coding the client asks for by name comes before it.
  return coding === 'identity' ? (others ?? Number.MIN_VALUE) : (others ?? 0);
}
