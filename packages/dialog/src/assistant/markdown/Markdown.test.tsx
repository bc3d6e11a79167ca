// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { LinkContext } from './AnswerLink.tsx';
import { Markdown } from './Markdown.tsx';
import { parseMarkdown } from './parseMarkdown.ts';
import { splitBlocks } from './splitBlocks.ts';

/** In characters; longer ones are shown as they are. */
const LONGEST_BLOCK = 7900;

afterEach(cleanup);

describe('the Markdown of an answer', () => {
  test('keeps steps, tables, code and emphasis', () => {
    const { container } = show(
      '1. Open **Flow**.\n2. Select `Add`.\n\n| Limit | Value |\n|---|---|\n| Rows | 50 |\n\n```json\n{"a": 1}\n```',
    );
    expect([...container.querySelectorAll('ol > li')].map((item) => item.textContent)).toEqual([
      'Open Flow.',
      'Select Add.',
    ]);
    expect(screen.getByRole('columnheader', { name: 'Limit' })).toBeTruthy();
    expect(container.querySelector('code.language-json')?.textContent).toBe('{"a": 1}');
    expect(screen.getByRole('button', { name: 'copy code' }).textContent).toBe('Copy');
  });

  test('shows the labels of a list in a column of their own, and leaves emphasis elsewhere', () => {
    const { container } = show(
      '- ***Fixed*** Web 1.74: [Login](/docs/a)\n- ***New*** Web 1.73: [Quotas](/docs/b)\n\n***Both***\n\n- ***New*** one\n- two',
    );
    const [labelled, mixed] = container.querySelectorAll('ul');
    expect(labelled?.className).toContain('labelled');
    expect([...(labelled?.children ?? [])].map((item) => item.textContent)).toEqual([
      'Fixed Web 1.74: Login',
      'New Web 1.73: Quotas',
    ]);
    expect(labelled?.querySelector('[data-label="Fixed"]')?.textContent).toBe('Fixed');
    expect(mixed?.className).not.toContain('labelled');
    expect(mixed?.querySelector('li')?.innerHTML).toBe('<p><em><strong>New</strong></em> one</p>');
    expect(container.querySelector('ul + p')?.innerHTML).toBe('<em><strong>Both</strong></em>');
  });

  test('breaks lines where the text does', () => {
    expect(show('one\ntwo').container.querySelectorAll('br')).toHaveLength(1);
  });

  test('links to this site go through its router with what was quoted before them, others open in a new tab', () => {
    const followed: unknown[] = [];
    const text =
      'A quota limits how many responses match. Short. [Quotas](/docs/quotas#soft)\n\n- Select Add element, then Quota check.\n\n[Steps](https://search.example/docs/steps)\n\nhttps://example.com';
    render(
      <LinkContext
        value={{
          follow: (href, quotations) => followed.push([href, quotations]),
          toSiteAddress: (address) => address.replace('https://search.example', '/help'),
        }}
      >
        <Markdown text={text} />
      </LinkContext>,
    );
    fireEvent.click(screen.getByRole('link', { name: 'Quotas' }));
    fireEvent.click(screen.getByRole('link', { name: 'Steps' }));
    expect(followed).toEqual([
      ['/docs/quotas#soft', ['A quota limits how many responses match.']],
      ['/help/docs/steps', ['Select Add element, then Quota check.']],
    ]);
    const outside = screen.getByRole('link', { name: 'https://example.com' });
    expect([outside.getAttribute('target'), outside.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
  });

  test('a link within a sentence that is quoted from elsewhere has nothing marked', () => {
    const followed: unknown[] = [];
    render(
      <LinkContext value={{ follow: (href, quotations) => followed.push([href, quotations]) }}>
        <Markdown text={'Tie the boat up with one of the [knots](/knots) for it.\n\n[Boats › Mooring](/boats#moor)'} />
      </LinkContext>,
    );
    fireEvent.click(screen.getByRole('link', { name: 'knots' }));
    fireEvent.click(screen.getByRole('link', { name: 'Boats › Mooring' }));
    expect(followed).toEqual([
      ['/knots', []],
      ['/boats#moor', ['Tie the boat up with one of the knots for it.']],
    ]);
  });

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    'a <b onclick="alert(1)">b</b>',
    '<svg><a xlink:href="javascript:alert(1)">x</a></svg>',
    '<iframe src="https://evil.example"></iframe>',
    '<style>body{display:none}</style>',
  ])('raw HTML is shown and does nothing: %s', (html) => {
    const { container } = show(html);
    expect(container.querySelector('script, img, b, svg, iframe, style, [onclick], [onerror]')).toBeNull();
    expect(container.textContent).toContain(html);
  });

  test.each([
    '[x](javascript:alert(1))',
    '[x](java&#10;script:alert(1))',
    '[x](javascript&colon;alert(1))',
    '[x]( data:text/html,<script>alert(1)</script>)',
    '[x](<vbscript:a b>)',
    '<javascript:alert(1)>',
    '[x](//evil.example)',
    '[x][r]\n\n[r]: javascript:alert(1)',
    '![x](javascript:alert(1))',
  ])('a link that is not safe is only its text: %s', (link) => {
    expect(show(link).container.querySelector('a, img')).toBeNull();
  });

  test('no image is ever fetched: its description links to it', () => {
    const { container } = show('![pixel](https://evil.example/pixel.png?user=1)');
    expect(container.querySelector('img, picture, video')).toBeNull();
    expect(screen.getByRole('link', { name: 'pixel' }).getAttribute('href')).toBe(
      'https://evil.example/pixel.png?user=1',
    );
  });

  test.each(['>'.repeat(20_000), '- '.repeat(20_000), '1. '.repeat(9000)])(
    'a text made to stop the page is shown as it is',
    (text) => {
      const { container } = show(`${text}x`);
      expect(container.querySelector('p')?.textContent).toBe('An error occurred:');
      expect(container.querySelector('pre')?.textContent).toBe(`${text}x`);
    },
  );

  test.each([
    '*_',
    'a*',
    '[*',
    'a\n===\n',
    '> a\nb\n',
    '[a](b (',
    '[a](<',
    '`a``',
    '| a ',
    '- a\n',
    '*_\n\n',
    '*_ a\n- b\n\n',
  ])('no text costs the page more than as many short paragraphs, whatever it repeats: %j', (pump) => {
    const cost = parsingTime(pump.repeat(LONGEST_BLOCK / pump.length));
    const costOfParagraphs = parsingTime('a\n\n'.repeat(LONGEST_BLOCK / 3));
    expect(cost / costOfParagraphs).toBeLessThan(4);
  });

  test('a growing answer is parsed again only at its end', () => {
    const paragraph = 'A quota limits *how many* responses match.\n\n';
    const { container, rerender } = show(paragraph);
    const first = container.querySelector('em');
    rerender(<Markdown text={paragraph.repeat(3)} />);
    expect(container.querySelectorAll('em')).toHaveLength(3);
    expect(container.querySelector('em')).toBe(first);
  });

  test('a text with more marks of emphasis than any answer has loses them, and keeps everything else', () => {
    const { container } = show(`${'*_'.repeat(400)} [Quotas](/docs/quotas)\n\n*This* stays.`);
    expect(container.querySelector('a')?.textContent).toBe('Quotas');
    expect(container.querySelector('em')?.textContent).toBe('This');
  });

  test('a hostile name of a code language is left out', () => {
    const { container } = show('```"><img/onerror=alert(1)>\ncode\n```');
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('code')?.hasAttribute('class')).toBe(false);
  });

  test('whatever an answer says, it makes no element that runs or fetches anything', () => {
    const pieces = fc.constantFrom(
      '<script>',
      '</script>',
      '<img src=x onerror=a()>',
      '![a](',
      '[a](',
      'javascript:',
      'data:',
      '//e.example',
      ')',
      '`',
      '```\n',
      '\n\n',
      '| a | b |\n|---|---|\n',
      '- ',
      '1. ',
      '> ',
      '<a href="javascript:a()">',
      '&lt;',
      '&#x6a;',
      '[r]: javascript:a\n',
      'https://e.example/',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 14 }), (parts) => {
        cleanup();
        const { container } = show(parts.join(''));
        expect(
          container.querySelector('script, img, iframe, object, embed, style, link, form, video, audio'),
        ).toBeNull();
        for (const element of container.querySelectorAll('*')) {
          expect(element.getAttributeNames().filter((name) => name.startsWith('on'))).toEqual([]);
          expect(element.getAttribute('href') ?? '/').not.toMatch(/^\s*(javascript|data|vbscript):|^\/\//i);
        }
      }),
      { numRuns: 150 },
    );
  });
});

/** Processor time of parsing all parts of a text, the faster of two readings, in milliseconds. */
function parsingTime(text: string): number {
  return Math.min(parseOnce(text), parseOnce(text));
}

function parseOnce(text: string): number {
  const before = process.threadCpuUsage();
  for (const block of splitBlocks(text)) parseMarkdown(block);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

function show(text: string) {
  return render(<Markdown text={text} />);
}
