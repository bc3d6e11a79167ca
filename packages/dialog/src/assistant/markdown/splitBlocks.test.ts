import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseMarkdown } from './parseMarkdown.ts';
import { splitBlocks } from './splitBlocks.ts';

test.each([
  ['paragraphs', 'One.\n\nTwo\nlines.\n\n\nThree.', ['One.\n', 'Two\nlines.\n', 'Three.']],
  ['a list with blank lines', '1. One\n\n2. Two\n\n   more\n\nEnd.', ['1. One\n\n2. Two\n\n   more\n', 'End.']],
  ['code with blank lines', '```js\na\n\nb\n```\n\nEnd.', ['```js\na\n\nb\n```\n', 'End.']],
  ['code between tildes that holds backticks', '~~~\n```\n\nb\n~~~\n\nEnd.', ['~~~\n```\n\nb\n~~~\n', 'End.']],
  ['code that is not ended', 'One.\n\n````\na\n\n```\n\nb', ['One.\n', '````\na\n\n```\n\nb']],
  ['a table', 'One.\n\n| a |\n|---|\n\nEnd.', ['One.\n', '| a |\n|---|\n', 'End.']],
  ['nothing', '', ['']],
])('%s', (_, text, blocks) => {
  expect(splitBlocks(text)).toEqual(blocks);
});

const piece = fc.constantFrom(
  'a',
  'b *c*',
  '`d`',
  ' ',
  '\n',
  '\n\n',
  '\n\n\n',
  '\n \n',
  '- b',
  '1. b',
  '+ ```\n',
  '- ~~~\n',
  '> ',
  '# ',
  '  ',
  '    ',
  '\t',
  '---',
  '===',
  '```',
  '````',
  '~~~',
  '``` js',
  '\n```\n',
  '\n~~~\n',
  '\n  ```\n',
  '\n\n- x\n',
  '| a | b |\n|---|---|\n',
  '[a](/b)',
  '*c',
  'c_',
  '\\',
);

test('parsed one by one, the parts of any text mean what the whole means', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const text = pieces.join('');
      const blocks = splitBlocks(text);
      expect(blocks.flatMap(nodesOf)).toEqual(nodesOf(text));
    }),
    { numRuns: 2000 },
  );
});

/** What a text is parsed to, without the places in it and the blank lines at the end of code that a list cuts off. */
function nodesOf(text: string): unknown[] {
  const { children = [] } = parseMarkdown(text) ?? {};
  const plain = JSON.stringify(children, (name, value) => {
    if (name === 'position') return undefined;
    return name === 'value' ? value.trimEnd() : value;
  });
  return JSON.parse(plain);
}
