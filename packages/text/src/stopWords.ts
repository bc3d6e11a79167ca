/**
 * English words that shape a sentence and say nothing about its subject. Search, assistant, insights and content checks
 * each add the few that carry no meaning for them.
 */
export const STOP_WORDS: readonly string[] =
  `a about all also am an and any are as at be been before but by can could did do does doing for from had has have having
  he her here hers him his how i if in into is it its just many may me might much must my no nor not of on one or our ours
  out over own shall she should so some such that the their them then there these they this those through to too under
  until up upon us very was we were what when where whether which while who whom whose why will with would you your`.split(
    /\s+/,
  );

/** Words not worth highlighting: the stop words, and others that a search may look for but that tell a reader nothing. */
export const UNMARKED_WORDS: ReadonlySet<string> = new Set([
  ...STOP_WORDS,
  ...'after again against among around because between during each ever every get given since than towards within without'.split(
    ' ',
  ),
]);
