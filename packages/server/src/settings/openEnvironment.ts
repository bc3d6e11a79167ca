/** Makes a value of a variable's text; null when it cannot be one. */
export type Parse<Value> = (text: string) => Value | null;

/** Reads settings out of environment variables, and notes what is wrong with them. */
export interface Environment {
  /** A variable parsed; the fallback when it is unset, empty or wrong. `allowed` completes "it must be …". */
  read<Value>(name: string, fallback: Value, parse: Parse<Value>, allowed: string): Value;
  /** The same with a value that no message may hold. */
  readSecret<Value>(name: string, fallback: Value, parse: Parse<Value>, allowed: string): Value;
  /** A whole number within bounds, both included; `what` completes "it must be …", `hint` stands behind the bounds. */
  readNumber<Fallback>(
    name: string,
    fallback: Fallback,
    bounds: readonly [min: number, max: number],
    what: string,
    hint?: string,
  ): number | Fallback;
  /** A sentence for each variable that cannot be used. */
  readonly problems: string[];
}

/** Reads from these variables. */
export function openEnvironment(env: Readonly<Record<string, string | undefined>>): Environment {
  const problems: string[] = [];
  const readAny =
    (isSecret: boolean): Environment['read'] =>
    (name, fallback, parse, allowed) => {
      const text = env[name]?.trim() ?? '';
      if (text === '') return fallback;
      const value = parse(text);
      if (value !== null) return value;
      // A message ends up in logs, where a password must not be.
      problems.push(`${name} is ${isSecret ? 'not usable' : `"${text}"`}, but it must be ${allowed}.`);
      return fallback;
    };
  const read = readAny(false);
  return {
    read,
    readSecret: readAny(true),
    readNumber: (name, fallback, [min, max], what, hint = '') =>
      read<number | typeof fallback>(name, fallback, wholeNumber(min, max), `${what} from ${min} to ${max}${hint}`),
    problems,
  };
}

/** Digits alone, as a number within bounds, both included. */
export function wholeNumber(min: number, max: number): Parse<number> {
  return (text) => (/^\d{1,10}$/.test(text) && Number(text) >= min && Number(text) <= max ? Number(text) : null);
}

/** One of these words. */
export function oneOf<const Word extends string>(words: readonly Word[]): Parse<Word> {
  return (text) => words.find((word) => word === text) ?? null;
}

/** A text that is as it should be. */
export function textThat(isUsable: (text: string) => boolean): Parse<string> {
  return (text) => (isUsable(text) ? text : null);
}

/** What stands between commas, without blanks around it, each as it should be. */
export function listThat(isUsable: (entry: string) => boolean): Parse<string[]> {
  return (text) => {
    const entries = text.split(',').map((entry) => entry.trim());
    return entries.every(isUsable) ? entries : null;
  };
}

/** An address of http or https, without slashes at its end. */
export function parseAddress(text: string): string | null {
  return /^https?:\/\//.test(text) && URL.canParse(text) ? text.replace(/\/+$/, '') : null;
}
