/** The newest canary of a major that every one of some packages has, from their versions; undefined where there is none. */
export function newestOfAll(versions: readonly (readonly string[])[], major: number): string | undefined {
  const [first = [], ...others] = versions;
  return first
    .filter((version) => version.startsWith(`${major}.`) && version.includes('canary'))
    .filter((version) => others.every((other) => other.includes(version)))
    .sort((a, b) => buildNumber(b) - buildNumber(a))[0];
}

/** Canaries are numbered: 4.0.0-canary-6808. */
function buildNumber(version: string): number {
  return Number(version.split('-').at(-1));
}
