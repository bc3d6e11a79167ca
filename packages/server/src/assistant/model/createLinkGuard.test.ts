import fc from 'fast-check';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { createLinkGuard } from './createLinkGuard.ts';

const KNOWN = '/docs/quotas#set';
const EMAIL = 'support@example.com';
const ALLOWED = { isKnown: (target: string) => target === KNOWN, email: EMAIL };

function guard(...pieces: string[]): string {
  const { push, end } = createLinkGuard(ALLOWED);
  return pieces.map(push).join('') + end();
}

test.each([
  ['a known link stays', `See [Quotas](${KNOWN}).`, `See [Quotas](${KNOWN}).`],
  ['of an unknown link the text stays', 'See [Quotas](/docs/other).', 'See Quotas.'],
  ['an image is dropped', 'A ![pixel](https://evil.example/p.png) B', 'A  B'],
  ['HTML is dropped', 'A <img src=x onerror=alert(1)>B', 'A B'],
  ['a bare address becomes an ellipsis', 'Go to https://evil.example/x now', 'Go to … now'],
  ['an e-mail address becomes an ellipsis', 'Write to mail@evil.example now', 'Write to … now'],
  ['the contact’s address stays', `Write to ${EMAIL}, or (“${EMAIL}”).`, `Write to ${EMAIL}, or (“${EMAIL}”).`],
  ['the contact stays in bold', `**${EMAIL}**`, `**${EMAIL}**`],
  ['the contact stays between angle brackets', `Ask <${EMAIL}>.`, `Ask ${EMAIL}.`],
  ['a link to the contact stays', `Ask [${EMAIL}](mailto:${EMAIL}).`, `Ask [${EMAIL}](mailto:${EMAIL}).`],
  ['a mailto link to another address loses its target', 'Ask [us](mailto:mail@evil.example).', 'Ask us.'],
  ['a mailto link that brings a text loses its target', `Ask [us](mailto:${EMAIL}?body=x).`, 'Ask us.'],
  ['an address that holds the contact’s does not stay', `x${EMAIL} ${EMAIL}.evil.example x_${EMAIL}`, '… … …'],
  ['two addresses in one word do not stay', `${EMAIL},mail@evil.example`, '…'],
  ['half a link loses its target', '[Quotas](https://evil', 'Quotas'],
  ['code stays as it is', 'Use `a[0] & b` here', 'Use `a[0] & b` here'],
  ['a block of code stays as it is', '```js\nlist[0] = "<b>";\n```\n', '```js\nlist[0] = "<b>";\n```\n'],
  ['a known link never turns into an image', `Look!<br>[Quotas](${KNOWN})`, `Look! [Quotas](${KNOWN})`],
  ['dropping something joins no address', 'ht![x](y)tps://evil.example', '…'],
])('%s', (_, written, shown) => {
  expect(guard(written)).toBe(shown);
});

test('a word without end is broken up, and no address comes of its parts', () => {
  const long = '-'.repeat(2000);
  expect(guard(`${long}http:`, '//evil.example')).toBe(`${long}http: //evil.example`);
  expect(guard(`${long}s`, EMAIL.slice(1))).toBe(`${long}s …`);
});

test('text is let through word by word, and a link only when it is complete', () => {
  const { push, end } = createLinkGuard(ALLOWED);
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
  EMAIL,
  `<${EMAIL}>`,
  `mailto:${EMAIL}`,
  `[x](mailto:${EMAIL})`,
  `[x](mailto:${EMAIL}?cc=a@evil.example)`,
  'support',
  '@example.com',
  'a'.repeat(1990),
  '&#58;',
  '&lt;',
  '```',
  '\n\n',
  '    ',
  '[r]: https://evil.example',
  'javascript:alert(1)',
);

test('whatever is written and however it is cut, readers of Markdown find known links and the contact only, no image and no HTML', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
      const shown = guard(...pieces);
      const found: string[] = [];
      visit(unified().use(remarkParse).use(remarkGfm).parse(shown), (node) => {
        if (node.type === 'link' && node.url !== KNOWN && node.url !== `mailto:${EMAIL}`) found.push(node.url);
        if (node.type === 'definition' || node.type === 'image' || node.type === 'html') found.push(node.type);
      });
      expect(found).toEqual([]);
    }),
    { numRuns: 3000 },
  );
});
