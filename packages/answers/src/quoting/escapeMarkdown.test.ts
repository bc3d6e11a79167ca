import { describe, expect, test } from 'vitest';
import { escapeMarkdown } from './escapeMarkdown.ts';

describe('a text of the docs as Markdown', () => {
  test.each([
    ['Insert {{contact.first_name|customer}} here.', 'Insert `{{contact.first_name|customer}}` here.'],
    ['Starts with https:// and a domain', 'Starts with `https://` and a domain'],
    ['Use RESPONSE_ID, then <b>.', 'Use `RESPONSE_ID`, then `<b>`.'],
    ['See [1] for more.', 'See \\[1\\] for more.'],
    ['1. is no step', '1\\. is no step'],
    ['A plain sentence, with 10 % of it.', 'A plain sentence, with 10 % of it.'],
  ])('shows what could be markup or a link as it stands: %s', (text, markdown) => {
    expect(escapeMarkdown(text)).toBe(markdown);
  });
});
