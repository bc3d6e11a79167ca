import { expect, test } from 'vitest';
import { createTwin, type TwinOptions } from './createTwin.ts';
import { linkTwins } from './linkTwins.ts';

const options: TwinOptions = {
  toUrl: (path) => `https://docs.test${path}`,
  maxLength: 5000,
  frontMatter: () => ({ version: '2.0', date: undefined }),
  rewrite: {},
  canAsk: true,
};

const page = (content: string) => ({
  path: '/guide',
  file: 'guide.html',
  html: `<!doctype html><html><head><title>Guide | Docs</title><meta name="description" content="How to."></head><body><nav>Menu</nav><main><article><nav>Crumbs</nav><h1>Guide</h1>${content}<button>Copy</button></article></main></body></html>`,
});
const markdownOf = (content: string) => createTwin(page(content), options).files[0]?.text ?? '';

test('a page becomes front matter, its text and a foot that says how to ask', () => {
  expect(markdownOf('<p>Read <a href="../other#part">this</a>.</p>')).toBe(
    `---
title: "Guide"
description: "How to."
canonical: "https://docs.test/guide"
version: "2.0"
---

> All pages: https://docs.test/llms.txt

# Guide

Read [this](https://docs.test/other#part).

---

Ask about this page: https://docs.test/guide.md?ask=your+question (answers quote the docs word for word, or say that the docs do not answer it).
`,
  );
});

test.each([
  ['<h2 id="start">Start<a class="hash-link" href="#start">#</a></h2>', '## Start {#start}'],
  [
    '<ul><li id="sorted"><div><h3>Sorted lists</h3> <span>Lists</span></div><p>By name.</p></li></ul>',
    '- ### Sorted lists {#sorted}\n\n  Lists\n\n  By name.',
  ],
  ['<table><thead><tr><th>Name<th>Default<tbody><tr><td>Size<td><code>a|b</code></table>', '| Size | `a\\|b` |'],
  ['<pre class="language-ts"><code><span>const a = 1;\n</span></code></pre>', '```ts\nconst a = 1;\n```'],
  [
    '<figure><svg role="img"><title>Three boxes</title><text>x</text></svg><figcaption>The parts</figcaption></figure>',
    'Figure: Three boxes\n\n_The parts_',
  ],
  ['<p>Next <svg><path d="M0 0"/></svg> step</p>', 'Next step'],
  ['<img src="/img/a.png" alt="A screen">', '![A screen](https://docs.test/img/a.png)'],
  [
    '<fieldset><legend>Which?</legend><label><input type="radio">One</label><label><input type="radio">Two</label></fieldset>',
    '**Which?**\n\n- One\n\n- Two',
  ],
  ['<p><strong>Web</strong><time>May</time></p>', '**Web** May'],
  ['<details><summary>More</summary><p>Text</p></details>', '**More**\n\nText'],
  ['<details><summary>Jump</summary><nav>Links</nav></details><p>End</p>', '# Guide\n\nEnd'],
  ['<div role="tabpanel" hidden><p>Other tab</p></div><div hidden>Secret</div>', '# Guide\n\nOther tab'],
])('%s becomes %s', (html, markdown) => {
  expect(markdownOf(html)).toContain(markdown);
});

test('a long page is divided in front of headings, and each part names the others', () => {
  const section = (id: string) => `<h2 id="${id}">Section ${id}</h2><p>${'word '.repeat(400)}</p>`;
  const { files } = createTwin(page(['a', 'b', 'c', 'd'].map(section).join('')), options);
  expect(files.map(({ path }) => path)).toEqual(['/guide.md', '/guide.b.md', '/guide.c.md', '/guide.d.md']);
  for (const { text } of files) expect(text.length).toBeLessThanOrEqual(options.maxLength);
  expect(files[1]?.text).toContain(
    '- Part 2: Section b (this part)\n- [Part 3: Section c](https://docs.test/guide.c.md)',
  );
  expect(files[1]?.text).toContain('part: "2 of 4"');
});

test('a page that fits into one file is not divided, however little room is left', () => {
  const { files } = createTwin(page(`<h2 id="a">A</h2><p>${'w'.repeat(4600)}</p>`), options);
  expect(files).toHaveLength(1);
  expect(files[0]?.text.length).toBeLessThanOrEqual(options.maxLength);
});

test('a section that is too long goes on between the items of its list', () => {
  const items = Array.from({ length: 60 }, (_, index) => `<li>Item ${index} ${'word '.repeat(20)}</li>`).join('');
  const { files } = createTwin(page(`<h2 id="all">All</h2><ol>${items}</ol>`), options);
  for (const { text } of files) expect(text.length).toBeLessThanOrEqual(options.maxLength);
  expect(files.slice(1).every(({ text }) => text.includes('## All {#all}'))).toBe(true);
  expect(files.map(({ text }) => text).join('\n')).toContain('60. Item 59');
});

test('a table that is too long goes on between its rows, below its head', () => {
  const rows = Array.from(
    { length: 90 },
    (_, index) => `<tr><td>Term ${index}</td><td>${'word '.repeat(20)}</td></tr>`,
  );
  const head = '<thead><tr><th>Term</th><th>Meaning</th></tr></thead>';
  const table = `<table>${head}<tbody>${rows.join('')}</tbody></table>`;
  const { files } = createTwin(page(`<h2 id="terms">Terms</h2>${table}`), options);
  expect(files.length).toBeGreaterThan(1);
  for (const { text } of files) expect(text.length).toBeLessThanOrEqual(options.maxLength);
  for (const { text } of files.filter(({ text }) => text.includes('Term 89') || text.includes('Term 1 ')))
    expect(text).toMatch(/\| Term \| Meaning \|\n\| -+ \| -+ \|\n\| Term/);
  expect(
    files
      .map(({ text }) => text)
      .join('\n')
      .match(/Term \d+/g),
  ).toHaveLength(90);
});

test('a page without a main part says what to do', () => {
  expect(() => createTwin({ path: '/odd', file: '', html: '<p>Text' }, options)).toThrow(/ignorePatterns/);
});

test('the HTML of a page names its Markdown and the list of pages', () => {
  const html = linkTwins('<head></head><body class="a">', { twin: '/guide.md', llms: '/llms.txt' });
  expect(html).toContain(
    '<link rel="alternate" type="text/markdown" href="/guide.md"><link rel="describedby" href="/llms.txt"></head>',
  );
  expect(html).toContain('<body class="a"><a hidden href="/llms.txt">');
});
