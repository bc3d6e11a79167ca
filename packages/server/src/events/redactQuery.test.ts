import fc from 'fast-check';
import { expect, test } from 'vitest';
import { redactQuery } from './redactQuery.ts';

test.each([
  ['  Radio   BUTTON ', 'radio button'],
  ['why can anna.smith@example.com not log in', 'why can … not log in'],
  ['call +44 20 7946 0958 please', 'call … please'],
  ['card 4111-1111-1111-1111', 'card …'],
  ['web 1.41', 'web 1.41'],
  ['error 404 in 2025', 'error 404 in 2025'],
])('"%s" is kept as "%s"', (query, kept) => {
  expect(redactQuery(query)).toBe(kept);
});

test('whatever a reader pastes, no e-mail address and no more than 100 characters are kept', () => {
  const query = fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.emailAddress()), { maxLength: 8 });
  fc.assert(
    fc.property(query, (parts) => {
      const kept = redactQuery(parts.join(' '));
      expect(kept).not.toContain('@');
      expect(kept.length).toBeLessThanOrEqual(100);
      expect(kept).toBe(kept.trim());
    }),
  );
});
