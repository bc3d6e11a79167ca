/** "which release", "since what web version". */
const WHICH_RELEASE =
  /\b(?:(?:in|since|with|from) )?(?:which|what)(?: \w+)? (?:versions?|releases?|updates?)\b(?: (?:has|have|had|contains|includes)\b)?/i;
const SINCE_WHEN = /\bsince when\b/i;
const SINCE = /\bsince (?:when|which|what)\b/i;
const WHEN = /^when (?:was|were|did|has|have)\b/i;
/** What releases do to things, and things in releases. */
const ARRIVES =
  /\b(?:add(?:s|ed)?|introduc(?:es?|ed)|brings?|brought|ships?|shipped|launched|released|arrived?|appear(?:s|ed)?|c[ao]me|got|gets?|available|supported|changed|fix(?:es|ed)?|removed?|dropped)\b/i;
/** Words around the thing that is asked about. */
const AROUND =
  '(?:there|was|were|is|are|did|do|does|has|have|had|been|can|could|i|we|you|use|first|out|in|with|to|for|the|a|an)';
const BEFORE = new RegExp(`^(?:${AROUND} )+`, 'i');
const AFTER = new RegExp(`(?: ${AROUND})+$`, 'i');

/** What a question about releases asks about, such as webhooks in "which release added webhooks?"; undefined for every other query. */
export function releaseTopic(query: string): string | undefined {
  const text = query
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[?.!]+$/, '');
  const frame = [WHICH_RELEASE, SINCE_WHEN, WHEN].find((opening) => opening.test(text));
  if (frame === undefined) return undefined;
  const isAsked =
    SINCE.test(text) || ARRIVES.test(text) || /(?:has|have|had|contains|includes)$/i.test(frame.exec(text)?.[0] ?? '');
  if (!isAsked) return undefined;
  const topic = text
    .replace(frame, ' ')
    .replace(ARRIVES, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(BEFORE, '')
    .replace(AFTER, '');
  return /[\p{L}\p{N}]/u.test(topic) ? topic : undefined;
}
