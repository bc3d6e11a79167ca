import { expect, test } from 'vitest';
import { contentPolicy, parsePolicy } from './policy.ts';

const SCRIPT = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';
const STYLE = 'sha256-ByKaI/rimPHWCJW+jCvFlORyuIF5lU2Zigu9+639SD0=';
const POLICY = {
  isHttps: true,
  pages: { '/docs': { scripts: [SCRIPT], styles: [STYLE] } },
  styleOrigins: ['https://fonts.example.com'],
  fontOrigins: ['https://files.example.com'],
  connectOrigins: ['https://*.search.example.com:8443'],
};

test('a page may use its own scripts and styles, what stands in it by hash, and reach nothing that is not listed', () => {
  expect(contentPolicy(parsePolicy(POLICY), '/docs').split('; ')).toEqual([
    "default-src 'none'",
    `script-src 'self' '${SCRIPT}'`,
    `style-src 'self' '${STYLE}' https://fonts.example.com`,
    "img-src 'self' data:",
    "font-src 'self' https://files.example.com",
    "connect-src 'self' https://*.search.example.com:8443",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types default worker',
    "frame-ancestors 'none'",
  ]);
});

test.each(['/assets/js/main.js', '/toString', '/__proto__'])('%s, no page, gets no hashes', (path) => {
  const policy = contentPolicy(parsePolicy(POLICY), path);
  expect(policy).not.toContain('sha256-');
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toContain('trusted-types');
});

const withPage = (hashes: object) => ({ ...POLICY, pages: { '/docs': { scripts: [], styles: [], ...hashes } } });

test.each([
  [null, 'pages must hold the hashes of each page'],
  [{ ...POLICY, pages: { '/docs': null } }, 'scripts must be a list of hashes'],
  [
    withPage({ scripts: ["'unsafe-inline'"] }),
    `scripts must hold hashes like sha256-…, and it holds "'unsafe-inline'"`,
  ],
  [withPage({ styles: ["'unsafe-inline'"] }), 'styles must hold hashes'],
  [{ ...POLICY, connectOrigins: ["'self'; script-src *"] }, 'connectOrigins must hold origins'],
  [{ ...POLICY, isHttps: 'yes' }, 'isHttps must be true or false'],
  [{ ...POLICY, fontOrigins: 'https://a.example' }, 'fontOrigins must be a list of origins'],
])('a policy file cannot widen the policy by accident: %j', (value, reason) => {
  expect(() => parsePolicy(value)).toThrow(reason);
});
