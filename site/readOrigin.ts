/** Reads an origin from a variable of the environment; empty when it is not set. Throws with the variable and its value. */
export function readOrigin(environment: NodeJS.ProcessEnv, name: string): string {
  const value = environment[name];
  if (value === undefined || value === '') return '';
  if (URL.canParse(value) && new URL(value).origin === value) return value;
  throw new Error(
    `${name} is "${value}". Give a scheme and a host and nothing else, such as https://search.example.com, or leave it out.`,
  );
}
