import { expect, test } from 'vitest';
import { documentPolicy, filePolicy, parsePolicy } from './policy.ts';

const HASH = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';
const POLICY = {
  scriptHashes: [HASH],
  styleOrigins: ['https://fonts.example.com'],
  fontOrigins: ['https://files.example.com'],
  connectOrigins: ['https://*.search.example.com:8443'],
};

test('a page may run its own scripts and inline ones by hash, and reach nothing that is not listed', () => {
  expect(documentPolicy(parsePolicy(POLICY)).split('; ')).toEqual([
    "default-src 'none'",
    `script-src 'self' '${HASH}'`,
    "style-src 'self' 'unsafe-inline' https://fonts.example.com",
    "img-src 'self' data:",
    "font-src 'self' https://files.example.com",
    "connect-src 'self' https://*.search.example.com:8443",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]);
});

test('files that are not pages get the same policy without the hashes', () => {
  expect(filePolicy(parsePolicy(POLICY))).toBe(documentPolicy(parsePolicy(POLICY)).replace(` '${HASH}'`, ''));
});

test.each([
  [null, 'scriptHashes must be a list'],
  [
    { ...POLICY, scriptHashes: ["'unsafe-inline'"] },
    `scriptHashes must hold hashes like sha256-…, and it holds "'unsafe-inline'"`,
  ],
  [{ ...POLICY, connectOrigins: ["'self'; script-src *"] }, 'connectOrigins must hold origins'],
  [{ ...POLICY, fontOrigins: 'https://a.example' }, 'fontOrigins must be a list of origins'],
])('a policy file cannot widen the policy by accident: %j', (value, reason) => {
  expect(() => parsePolicy(value)).toThrow(reason);
});
