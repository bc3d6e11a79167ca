import { expect, test } from 'vitest';
import { securityText } from './securityText.ts';

const OWNER = { securityEmail: 'security@example.com', securityPolicyUrl: 'https://www.example.com/security' };
const NOW = new Date('2026-11-23T10:20:30.456Z');

test('who finds a hole in the security learns whom to tell, until when, and what happens then', () => {
  expect(securityText(OWNER, 'https://docs.example.com', NOW)).toBe(
    [
      'Contact: mailto:security@example.com',
      'Expires: 2027-11-18T10:20:30Z',
      'Preferred-Languages: en',
      'Canonical: https://docs.example.com/.well-known/security.txt',
      'Policy: https://www.example.com/security',
      '',
    ].join('\n'),
  );
});

test('no canonical address under http, and no policy where there is none', () => {
  const text = securityText({ ...OWNER, securityPolicyUrl: '' }, 'http://localhost:3000', NOW);
  expect(text).not.toContain('Canonical');
  expect(text).not.toContain('Policy');
});
