import fc from 'fast-check';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { createLinkGuard } from './createLinkGuard.ts';

const KNOWN = '/docs/quotas#set';

function guard(...pieces: string[]): string {
  const { push, end } = createLinkGuard((target) => target === KNOWN);
  return pieces.map(push).join('') + end();
}

test.each([
  ['a known link stays', `See [Quotas](${KNOWN}).`, `See [Quotas](${KNOWN}).`],
  ['of an unknown link the text stays', 'See [Quotas](/docs/other).', 'See Quotas.'],
  ['an image is dropped', 'A ![pixel](https://evil.example/p.png) B', 'A  B'],
  ['HTML is dropped', 'A <img src=x onerror=alert(1)>B', 'A B'],
  ['a bare address becomes an ellipsis', 'Go to https://evil.example/x now', 'Go to … now'],
  ['an e-mail address becomes an ellipsis', 'Write to mail@evil.example now', 'Write to … now'],
  ['half a link loses its target', '[Quotas](https://evil', 'Quotas'],
  ['code stays as it is', 'Use `a[0] & b` here', 'Use `a[0] & b` here'],
  ['a block of code stays as it is', '```js\nlist[0] = "<b>";\n```\n', '```js\nlist[0] = "<b>";\n```\n'],
  ['a known link never turns into an image', `Look!<br>[Quotas](${KNOWN})`, `Look! [Quotas](${KNOWN})`],
  ['dropping something joins no address', 'ht![x](y)tps://evil.example', '…'],
])('%s', (_, written, shown) => {
  expect(guard(written)).toBe(shown);
});

test('text is let through word by word, and a link only when it is complete', () => {
  const { push, end } = createLinkGuard((target) => target === KNOWN);
  expect(push('See the [Quo')).toBe('See the ');
  expect(push(`tas](${KNOWN}`)).toBe('');
  expect(push(') ')).toBe(`[Quotas](${KNOWN}) `);
  expect(end()).toBe('');
});

const piece = fc.constantFrom(
  ...'[]()!<>`\\&\n |*_-#:/. '.split(''),
  '](https://evil.example)',
  '[x](/docs/other)',
  `[known](${KNOWN})`,
  '![',
  '<a href="https://evil.example">',
  'https://',
  'www.',
  'evil.example',
  'a@evil.example',
  '&#58;',
  '&lt;',
  '```',
  '\n\n',
  '    ',
  '[r]: https://evil.example',
  'javascript:alert(1)',
);

test('whatever is written and however it is cut, readers of Markdown find known links only, no image and no HTML', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
      const shown = guard(...pieces);
      const found: string[] = [];
      visit(unified().use(remarkParse).use(remarkGfm).parse(shown), (node) => {
        if (node.type === 'link' && node.url !== KNOWN) found.push(node.url);
        if (node.type === 'definition' || node.type === 'image' || node.type === 'html') found.push(node.type);
      });
      expect(found).toEqual([]);
    }),
    { numRuns: 3000 },
  );
});
