/** Speaks of what stands before: "Entries stay 400 days now. How long was it before?" */
const REFERS = /\b(?:it|they|them|this|that|these|those)\b/i;
const ASKS = '(?:how|what|when|where|which|who|why|can|could|does|do|is|are|will|should|may|must|since when)';
const BETWEEN = new RegExp(
  `(?<=[?!])\\s+|(?<=[.;])\\s+(?=(?:and |also,? )?${ASKS}\\b)|\\n+|,?\\s+(?:and|also|plus)(?: also)?,?\\s+(?=(?:how (?:do|can|does|many|long|much|often)|what (?:is|are|does|did|happens)|where (?:do|can|is|are)|when (?:do|did|does|is|was)|since when \\S+ \\S+|which|who (?:can|may|is)|why|can (?:i|we|they|it)|does it|did it|is it|was it|is there|are there)\\b)`,
  'i',
);

/** The single questions of a message, in order, with single spaces; a message that asks one thing is one question. */
export function splitQuestions(message: string): string[] {
  const parts = message
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
  const asking = parts.filter(isAsking);
  // Sentences that ask nothing tell the background of the question beside them.
  if (asking.length < 2) return [message.replace(/\s+/g, ' ').trim()];
  const [first = '', ...others] = asking;
  const background = REFERS.test(first) ? parts.slice(0, parts.indexOf(first)) : [];
  return [[...background, first].join(' '), ...others];
}

function isAsking(part: string): boolean {
  return /\?$/.test(part) || new RegExp(`^(?:and |also,? )?${ASKS}\\b`, 'i').test(part);
}

/** Shorter messages ask by naming a thing. */
const MIN_PROSE_LENGTH = 400;

/** Words of somebody who wants something, in whichever form. */
const WANTS =
  /\b(?:how|what|why|whether|which|please|need\w*|want\w*|wish\w*|like to|looking|try\w*|help\w*|can(?:not|['’]t)?|could|possible|tell|explain|show|advi[cs]e|know|wonder\w*|problems?|errors?|fail\w*|not|no longer|\w+n['’]t)\b/i;

/** Whether a message is a long text without a question or a wish. */
export function asksNothing(message: string): boolean {
  const isProse = message.length >= MIN_PROSE_LENGTH && !WANTS.test(message);
  return isProse && !message.split(BETWEEN).some((part) => isAsking(part.trim()));
}
