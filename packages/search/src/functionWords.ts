/** English words that shape a question but say little about what it asks for; they count less when other words are there. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  `a about all also am an and any are as at be been before but by can could did do does doing for from get given had has
  have having he her here hers him his how i if in into is it its just may me might must my no nor not of on one or our
  ours out over own shall she should so some such than that the their them then there these they this those through to too
  under until up upon us very was we were what when where whether which while who whom whose why will with would you your`.split(
    /\s+/,
  ),
);
