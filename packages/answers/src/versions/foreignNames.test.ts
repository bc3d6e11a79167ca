import { describe, expect, test } from 'vitest';
import { isSubject } from './foreignNames.ts';

describe('a foreign name in a question for changes', () => {
  test.each([
    'What changed for Slack since 1.50?',
    'what is new about the Slack app in 1.60',
    'news for our Slack users',
  ])('is what is asked for: %s', (question) => expect(isSubject(['slack'], question)).toBe(true));

  test.each([
    'List the security changes of 2025, our Slack channel wants them',
    'What changed for quotas? I post it in Slack.',
  ])('only tells who asks: %s', (question) => expect(isSubject(['slack'], question)).toBe(false));
});
