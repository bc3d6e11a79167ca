/**
 * Reads the URL of a service from an environment variable: an origin, with a path if the service is below one, without a slash at the
 * end. Empty when it is not set. Throws with the variable and its value.
 */
export function readServiceUrl(environment: NodeJS.ProcessEnv, name: string): string {
  return checkUrl(environment[name] ?? '', name);
}

/** Reads several such URLs, separated by commas. */
export function readServiceUrls(environment: NodeJS.ProcessEnv, name: string): string[] {
  return (environment[name] ?? '')
    .split(',')
    .map((value) => checkUrl(value.trim(), name))
    .filter((url) => url !== '');
}

function checkUrl(value: string, name: string): string {
  if (value === '') return '';
  const parsed = URL.parse(value);
  if (parsed !== null && value === parsed.origin + parsed.pathname.replace(/\/$/, '')) return value;
  throw new Error(
    `${name} is "${value}". Give a scheme, a host and, if there is one, a path without a slash at its end, such as https://search.example.com, or leave it out.`,
  );
}
