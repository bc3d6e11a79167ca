import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { remarkFigures } from './remarkFigures.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'figures-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A page with one drawing of the given width. */
async function pageWith(width: number): Promise<unknown> {
  writeFileSync(join(folder, 'x.svg'), `<svg viewBox="0 0 ${width} 100"><rect width="10" height="10"/></svg>`);
  const file = new VFile({ path: join(folder, 'page.md'), value: '![A square in a corner](./x.svg "A square")' });
  const processor = unified().use(remarkParse).use(remarkFigures);
  return processor.run(processor.parse(file), file);
}

describe('figures of the docs', () => {
  it('shows a drawing that a phone shows whole, under its caption', async () => {
    expect(JSON.stringify(await pageWith(400))).toContain('"figcaption"');
  });

  it('refuses a drawing that a phone would cut, and says how wide it may be', async () => {
    await expect(pageWith(401)).rejects.toThrow(/page\.md:1: the figure is 401 units wide.+wider than 400/);
  });
});
