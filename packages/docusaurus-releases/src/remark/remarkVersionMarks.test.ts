import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Heading, Root } from 'mdast';
import { VFile } from 'vfile';
import { expect, onTestFinished, test } from 'vitest';
import { remarkVersionMarks } from './remarkVersionMarks.ts';

const FILES = {
  'docs/versions/Web/1_0.md':
    '---\ntitle: Web 1.0\ndescription: Kites fly.\ndate: 2026-01-12\n---\n\nThe first one.\n\n## New\n\n- **Reel** (Lines): It winds. [Reel](/docs/flying/lines#the-reel)\n',
  'product.yaml':
    'areas: [Lines]\nfeatures:\n  - { id: reel, name: Reel, area: Lines, page: flying/lines, heading: the-reel, web: "1.0", mobile: null, summary: It winds. }\n',
};

function marked(...headings: string[]): string[] {
  const siteDir = mkdtempSync(join(tmpdir(), 'marks-'));
  onTestFinished(() => rmSync(siteDir, { recursive: true }));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(siteDir, file)), { recursive: true });
    writeFileSync(join(siteDir, file), text);
  }
  const heading = (value: string): Heading => ({ type: 'heading', depth: 2, children: [{ type: 'text', value }] });
  const tree: Root = { type: 'root', children: headings.map(heading) };
  remarkVersionMarks({ siteDir })(tree, new VFile({ path: join(siteDir, 'docs/flying/lines.md') }));
  return tree.children.map((node) => (node.type === 'heading' ? 'heading' : JSON.stringify(node)));
}

test('the version stands under the heading with the id of the feature, written or the framework’s own', () => {
  for (const headings of [
    ['Kites', 'Reels {#the-reel}'],
    ['Kites', 'The reel'],
  ]) {
    const [first, second, mark] = marked(...headings);
    expect([first, second]).toEqual(['heading', 'heading']);
    expect(mark).toContain('Web 1.0');
    expect(mark).toContain('/docs/versions/Web/1_0#reel');
  }
});

test('other headings carry no mark, nor does a second heading of the same words', () => {
  expect(marked('Kites')).toEqual(['heading']);
  expect(marked('The reel', 'The reel')).toHaveLength(3);
});
