import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parsePage } from './parsePage.ts';

const file = 'site/docs/survey/intro.md';

describe('reading a page', () => {
  test('keeps the lines of the file although ids and admonitions are taken out', () => {
    const page = parsePage(
      file,
      '---\ntitle: A\n---\n\n## One {#one}\n\n:::tip[Good]\n\nMind **this** `code`.\n\n:::\n',
    );
    expect(page.headings).toEqual([{ line: 5, depth: 2, text: 'One', id: 'one' }]);
    expect(page.passages).toEqual([
      { line: 5, kind: 'heading', text: 'One' },
      { line: 9, kind: 'prose', text: 'Mind this code.' },
    ]);
  });

  test('tells table cells from sentences and leaves out code blocks', () => {
    const page = parsePage(file, '| Field | Default |\n|---|---|\n| **Quota** | off |\n\n```\nlet x;\n```\n');
    expect(page.passages.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      'cell Field',
      'cell Default',
      'cell Quota',
      'cell off',
    ]);
  });

  test.each([
    ['site/docs/survey/intro.md', '', '/docs/survey/intro', 'docs'],
    ['site/docs/index.md', '', '/docs', 'docs'],
    ['site/docs/overview.mdx', '---\nslug: /\n---\n', '/docs', 'docs'],
    ['site/docs/survey/a.md', '---\nslug: b\n---\n', '/docs/survey/b', 'docs'],
    ['site/docs/versions/Web/1_41.md', '', '/docs/versions/Web/1_41', 'release'],
    ['site/docs/versions/recent-versions.mdx', '', '/docs/versions/recent-versions', 'generated'],
  ])('knows the address of %s', (name, source, route, kind) => {
    expect(parsePage(name, source)).toMatchObject({ route, kind });
  });

  test('never fails, whatever half-written text a page holds', () => {
    const pieces = ['<', '>', '{', '}', '#', ' ', '\n', 'a', '`', '|', '---', '](', '![', '{#id}', ':::', '- '];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 40 }), (parts) => {
        const page = parsePage(file, parts.join(''));
        expect(page.fault === undefined || page.passages.length === 0).toBe(true);
      }),
    );
  });
});
