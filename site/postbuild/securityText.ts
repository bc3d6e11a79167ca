/** Files of this kind should not stay valid for a year or longer (RFC 9116, 2.5.5). */
const VALID_DAYS = 360;
const DAY_MS = 86_400_000;

/** The text of /.well-known/security.txt (RFC 9116): whom to tell of a hole in the site's security. Each build makes it valid anew. */
export function securityText(
  { securityEmail, securityPolicyUrl }: { securityEmail: string; securityPolicyUrl: string },
  siteUrl: string,
  now: Date,
): string {
  const expires = new Date(now.getTime() + VALID_DAYS * DAY_MS).toISOString().replace(/\.\d+/, '');
  return [
    `Contact: mailto:${securityEmail}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    // Only addresses of https are allowed here.
    ...(siteUrl.startsWith('https:') ? [`Canonical: ${siteUrl}/.well-known/security.txt`] : []),
    ...(securityPolicyUrl === '' ? [] : [`Policy: ${securityPolicyUrl}`]),
    '',
  ].join('\n');
}
