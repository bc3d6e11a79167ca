/** What an option of a plugin may be. */
export interface OptionRule {
  isValid(value: unknown): boolean;
  /** Completes "must be …". */
  readonly allowed: string;
}

/** What cannot be used of a plugin's options, a sentence each; an option that is undefined is left out. */
export function optionProblems(
  given: Readonly<Record<string, unknown>>,
  rules: Readonly<Record<string, OptionRule>>,
): string[] {
  return Object.entries(given).flatMap(([name, value]) => {
    if (value === undefined) return [];
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
    if (rule === undefined)
      return [`There is no option "${name}". Remove it, or use one of: ${Object.keys(rules).join(', ')}.`];
    const { isValid, allowed } = rule;
    return isValid(value) ? [] : [`${name} is ${JSON.stringify(value) ?? String(value)}, but it must be ${allowed}.`];
  });
}

/** Whether it is an object with names, as options are. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The first of the packages that a configuration lists whose name, or whose path, ends as one of these. */
export function findListed(entries: readonly unknown[], names: readonly string[]): string | undefined {
  return entries
    .map((entry) => String(Array.isArray(entry) ? entry[0] : entry))
    .find((entry) => names.some((name) => entry === name || entry.endsWith(`/${name}`)));
}
