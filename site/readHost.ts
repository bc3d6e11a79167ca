/**
 * Reads where a service is from a variable of the environment: an origin, with a path if the service is below one, and no slash at the
 * end. Empty when it is not set. Throws with the variable and its value.
 */
export function readHost(environment: NodeJS.ProcessEnv, name: string): string {
  const value = environment[name];
  if (value === undefined || value === '') return '';
  const parsed = URL.parse(value);
  if (parsed !== null && value === parsed.origin + parsed.pathname.replace(/\/$/, '')) return value;
  throw new Error(
    `${name} is "${value}". Give a scheme, a host and, if there is one, a path without a slash at its end, such as https://search.example.com, or leave it out.`,
  );
}
