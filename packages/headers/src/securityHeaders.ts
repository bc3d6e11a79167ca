/** A year, in seconds. */
const USUAL_HSTS_MAX_AGE = 31_536_000;

/**
 * The headers every answer carries, whatever it is. An HSTS age of null is a year where the site's address is https, for this host
 * alone; an age that was asked for counts for the hosts below it too, and 0 sends no such header. A site that is not isolated may embed
 * what other hosts allow.
 */
export function securityHeaders(
  hstsMaxAge: number | null,
  isHttps: boolean,
  isIsolated = true,
): Readonly<Record<string, string>> {
  return {
    'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ...(isIsolated ? { 'cross-origin-embedder-policy': 'require-corp' } : {}),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': PERMISSIONS_POLICY,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...strictTransport(
      hstsMaxAge ?? (isHttps ? USUAL_HSTS_MAX_AGE : 0),
      hstsMaxAge === null ? '' : '; includeSubDomains',
    ),
  };
}

function strictTransport(maxAge: number, scope: string): Record<string, string> {
  return maxAge > 0 ? { 'strict-transport-security': `max-age=${maxAge}${scope}` } : {};
}

const PERMISSIONS_POLICY = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');
