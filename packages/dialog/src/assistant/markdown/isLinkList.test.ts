import { describe, expect, it } from 'vitest';
import { isLinkList } from './isLinkList.ts';
import { parseMarkdown } from './parseMarkdown.ts';

const isOne = (text: string) => {
  const [block] = parseMarkdown(text)?.children ?? [];
  return block !== undefined && isLinkList(block);
};

describe('what an answer says about where else to look', () => {
  it.each([
    'See also: [Quotas](/q) · [Loops](/l)',
    'All 80: [Release explorer](/docs/versions)',
    '[Web](/w) · [Mobile](/m)',
  ])('is a list of links: %s', (text) => expect(isOne(text)).toBe(true));

  it.each(['See [Quotas](/q).', 'Write to us: [mail](mailto:a@example.com) · +1 202', 'Only words:', '- [Quotas](/q)'])(
    'is not one that says more: %s',
    (text) => expect(isOne(text)).toBe(false),
  );
});
