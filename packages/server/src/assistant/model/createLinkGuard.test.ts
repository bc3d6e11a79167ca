import fc from 'fast-check';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { createLinkGuard } from './createLinkGuard.ts';

const KNOWN = '/docs/quotas#set';
const EMAIL = 'support@example.com';
const EVIL = '[x](https://evil.example)';
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
  ['code that was not ended is ended', '```\nlist[0]', '```\nlist[0]\n```\n'],
  ['the end of a block of code is written so that all readers see it', '```\na\n  ``` \t\nb', '```\na\n```\nb'],
  [
    'what only some readers take for its end ends it for none',
    '```\n[a](/b)\n```~\nc',
    '```\n[a](/b)\n    ```~\nc\n```\n',
  ],
  ['a longer fence holds shorter ones', '````md\n```js\n```\n````\n', '````md\n```js\n```\n````\n'],
  ['the text of a link is one line', `[Set\n\n# quotas](${KNOWN})`, `[Set # quotas](${KNOWN})`],
  ['a link within a link loses its target', `[Set [quotas](https://evil.example)](${KNOWN})`, `[Set quotas](${KNOWN})`],
  ['an image within a link is dropped', `[![x](https://evil.example/x.png) Quotas](${KNOWN})`, `[ Quotas](${KNOWN})`],
  ['dropping something joins no address', 'ht![x](y)tps://evil.example', '…'],
])('%s', (_, written, shown) => {
  expect(guard(written)).toBe(shown);
});

test.each([
  ['in a block of code that an indented fence ends', `\`\`\`\na\n   \`\`\`\n${EVIL}\n\`\`\`\n`],
  ['in one that a carriage return ends', `\`\`\`\na\n\`\`\`\r${EVIL}\n\`\`\`\n`],
  ['after a block of code between tildes', `~~~\n\`\`\`\n~~~\n${EVIL}\n\`\`\`\n`],
  ['in a block of code within a link', `[\`\`\`\n\n${EVIL}\n\n\`\`\`](${KNOWN})`],
  ['after a block of code that begins in a link', `[a\n\`\`\`x\nb\n\`\`\`](${KNOWN})\n\n\`\`\`\n${EVIL}\n\`\`\`\n`],
  ['in a block of code after HTML without end', `a <b${'c'.repeat(8100)}\n\`\`\`\n\n${EVIL}\n\n\`\`\`\n`],
])('an unknown link is none %s', (_, written) => {
  for (const shown of [guard(written), guard(...written)]) expect(unsafeNodes(shown)).toEqual([]);
});

test('prose that comes in long pieces is not broken up', () => {
  const prose = 'quotas limit responses '.repeat(100);
  expect(guard(prose.slice(0, 2010), prose.slice(2010))).toBe(prose);
});

test.each([
  'a',
  'é',
  '[',
  '![',
  '[](',
  '[[a](',
  '[a](x ',
  '(',
  ')',
  '<',
  '<a',
  '<a@',
  '&',
  '\\',
  '`',
  '`a``',
  '```\n',
  '```\na',
  '   ```',
  '~',
  '\n',
  ' ',
  'a:',
  'a://',
  'www.',
  'a@',
  '@',
  `(${EMAIL}`,
])('an answer of nothing but %j costs little processor time, however it is cut', (pump) => {
  const answer = pump.repeat(20_000 / pump.length);
  const prose = [...'word '.repeat(answer.length / 5)];
  const ordinary = Math.max(costOf(prose), costOf(prose), 5);
  for (const size of [answer.length, 2000, 7, 1]) {
    const pieces = answer.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
    const cost = Math.min(costOf(pieces), costOf(pieces));
    // Some cost twelve times as much as prose letter by letter; before there was a bound, some took minutes.
    expect(cost, `in pieces of ${size}`).toBeLessThan(50 * ordinary);
  }
});

/** Processor time of guarding the pieces, in milliseconds. */
function costOf(pieces: readonly string[]): number {
  const before = process.threadCpuUsage();
  guard(...pieces);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

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
  ...'[]()!<>`\\&\n |*_-#:/.~\r\t '.split(''),
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
  '\n```\n',
  '\n```\n',
  '\n~~~\n',
  '\n   ```',
  `](${KNOWN})`,
  '\n\n',
  '    ',
  '[r]: https://evil.example',
  'javascript:alert(1)',
);

test('whatever is written and however it is cut, readers of Markdown find known links and the contact only, no image and no HTML', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
      expect(unsafeNodes(guard(...pieces))).toEqual([]);
    }),
    { numRuns: 3000 },
  );
});

/** What a reader of Markdown finds in a text and must not. */
function unsafeNodes(text: string): string[] {
  const found: string[] = [];
  visit(unified().use(remarkParse).use(remarkGfm).parse(text), (node) => {
    if (node.type === 'link' && node.url !== KNOWN && node.url !== `mailto:${EMAIL}`) found.push(node.url);
    if (node.type === 'definition' || node.type === 'image' || node.type === 'html') found.push(node.type);
  });
  return found;
}
