import { expect, test } from 'vitest';
import { pageSections as readSections } from './pageSections.ts';

/** Without the lines, which have a test of their own. */
const pageSections = (html: string, markup = {}) => readSections(html, markup).map(({ lines, ...section }) => section);

const MARKUP = {
  skippedClasses: ['version-marks', 'release-byline', 'release-item__link', 'release-item__area'],
  itemHeadClass: 'release-item__head',
};

const page = (body: string) =>
  `<html><body><article><div class="theme-doc-markdown markdown">${body}</div></article></body></html>`;

test('a page becomes a section for its title and one for each heading', () => {
  const html = page(
    '<header><h1>Designing survey flow</h1></header><p>Decide who sees what.</p><h2 id="quotas">Quotas<a class="hash-link" href="#quotas">\u200b</a></h2><p>A quota limits <strong>complete</strong> responses.</p>',
  );
  expect(pageSections(html)).toEqual([
    { level: 1, heading: 'Designing survey flow', anchor: null, content: 'Decide who sees what.', code: '' },
    { level: 2, heading: 'Quotas', anchor: 'quotas', content: 'A quota limits complete responses.', code: '' },
  ]);
});

test('list entries and table rows stay one to a line, code stays apart', () => {
  const html = page(
    '<h1>Export</h1><ol><li>Open <b>Responses</b>.</li><li>Select <b>Export</b>.</li></ol><table><tbody><tr><td>Rows</td><td>1,000</td></tr></tbody></table><div><pre><code>a;b\n1;2</code></pre><button>Copy</button></div>',
  );
  expect(pageSections(html)).toEqual([
    {
      level: 1,
      heading: 'Export',
      anchor: null,
      content: 'Open Responses.\nSelect Export.\nRows | 1,000',
      code: 'a;b\n1;2',
    },
  ]);
});

test('version marks, buttons and form fields are no text, the name of a figure is', () => {
  const html = page(
    '<h1>Quotas</h1><p class="version-marks"><a href="/x">Web 1.41</a></p><figure><svg><title>A flow with a quota</title><text>not this</text></svg><figcaption>One flow</figcaption></figure>',
  );
  expect(pageSections(html, MARKUP)[0]?.content).toBe('A flow with a quota\nOne flow');
});

test('each entry with a head of the class a site names is a section of its own', () => {
  const html = page(
    '<h1>Web 1.41</h1><p class="release-byline">Web 12 January 2023</p><p>Samples.</p><h2 id="new">New</h2><ul class="release-items"><li id="quotas"><div class="release-item__head"><h3>Quotas</h3><span class="release-item__area">Survey flow</span><a class="release-item__link" href="#quotas">#</a></div><p>Cap responses.</p></li></ul>',
  );
  expect(pageSections(html, MARKUP)).toEqual([
    { level: 1, heading: 'Web 1.41', anchor: null, content: 'Samples.', code: '' },
    { level: 2, heading: 'New', anchor: 'new', content: '', code: '' },
    { level: 3, heading: 'Quotas', anchor: 'quotas', content: 'Cap responses.', code: '' },
  ]);
});

test('a page without an article has no sections', () => {
  expect(pageSections('<html><body><main><h1>Home</h1></main></body></html>')).toEqual([]);
});

test('a heading that cannot be linked to is a line of the section it stands in', () => {
  expect(
    pageSections(page('<h1>Recent versions</h1><ul><li><h2><a href="/x">Web 1.74</a></h2><p>Folders.</p></li></ul>')),
  ).toEqual([{ level: 1, heading: 'Recent versions', anchor: null, content: 'Web 1.74\nFolders.', code: '' }]);
});

test('each line is known as paragraph, step, entry, table head, row or code', () => {
  const html = page(
    '<h1>Export</h1><p>Two ways.</p><ol><li>Open <b>Responses</b>.</li></ol><ul><li>Or a file</li></ul><pre><code>a;b\n1;2</code></pre><table><thead><tr><th>Limit</th><th>Value</th></tr></thead><tbody><tr><td>Rows</td><td>1,000</td></tr></tbody></table><figure><figcaption>The export</figcaption></figure>',
  );
  expect(readSections(html)[0]?.lines).toEqual([
    { kind: 'paragraph', text: 'Two ways.' },
    { kind: 'step', text: 'Open Responses.', marks: [[5, 14, 'bold']] },
    { kind: 'entry', text: 'Or a file' },
    { kind: 'code', text: 'a;b\n1;2' },
    { kind: 'head', text: 'Limit | Value' },
    { kind: 'row', text: 'Rows | 1,000' },
    { kind: 'other', text: 'The export' },
  ]);
});

test('a line ends where its element ends, not where the source is wrapped', () => {
  const html = page(
    '<h1>Export</h1>\n<p>A file holds all responses. It is\nready within <b>a\nminute</b>.\nThen a link<br>\narrives.</p>\n<ol>\n<li>Open\nResponses.</li>\n<li>\n<p>Select\nExport.</p>\n</li>\n</ol>\n<table><tbody>\n<tr>\n<td>Rows\nin a file</td>\n<td>1,000</td>\n</tr>\n</tbody></table>',
  );
  expect(readSections(html)[0]?.lines).toEqual([
    {
      kind: 'paragraph',
      text: 'A file holds all responses. It is ready within a minute. Then a link arrives.',
      marks: [[47, 55, 'bold']],
    },
    { kind: 'step', text: 'Open Responses.' },
    { kind: 'step', text: 'Select Export.' },
    { kind: 'row', text: 'Rows in a file | 1,000' },
  ]);
});

test('bold words and code are marked where they stand in a line', () => {
  const html = page('<h1>Flow</h1><p>Open <strong>Flow</strong>, then type <code>Q2</code>.</p>');
  expect(readSections(html)[0]?.lines).toEqual([
    {
      kind: 'paragraph',
      text: 'Open Flow, then type Q2.',
      marks: [
        [5, 9, 'bold'],
        [21, 23, 'code'],
      ],
    },
  ]);
});

test('a step has its number where the page does not just count on', () => {
  const html = page(
    '<h1>Export</h1><ol><li>Open Responses.</li><li>Enter:</li></ol><pre><code>a;b</code></pre><ol start="3"><li><p>Select Export.</p></li><li>Wait.</li></ol><p>Or this:</p><ol><li>Open Flow.</li></ol>',
  );
  expect(readSections(html)[0]?.lines).toEqual([
    { kind: 'step', text: 'Open Responses.' },
    { kind: 'step', text: 'Enter:' },
    { kind: 'code', text: 'a;b' },
    { kind: 'step', text: 'Select Export.', number: 3 },
    { kind: 'step', text: 'Wait.' },
    { kind: 'paragraph', text: 'Or this:' },
    { kind: 'step', text: 'Open Flow.' },
  ]);
});

test('links are marked where they stand in a line, around bold words and within them', () => {
  const html = page('<h1>Flow</h1><p>See <a href="#a"><b>quotas</b></a> and <b>the <a href="/b">steps</a></b>.</p>');
  expect(readSections(html)[0]?.lines).toEqual([
    {
      kind: 'paragraph',
      text: 'See quotas and the steps.',
      marks: [
        [4, 10, 'bold'],
        [15, 24, 'bold'],
      ],
      links: [
        [4, 10, '#a'],
        [19, 24, '/b'],
      ],
    },
  ]);
});
