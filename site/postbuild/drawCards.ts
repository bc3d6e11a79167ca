import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BuiltPage } from '@feedback-docs/docusaurus-first-load/pages';
import { FileCache } from '@feedback-docs/file-cache';
import { decodeEntities } from '@feedback-docs/text';
import { renderAsync } from '@resvg/resvg-js';
import { brand } from '../brand.ts';
import { cardPath } from '../src/components/cardPath.ts';
import { cardSvg } from './cardSvg.ts';
import { unpackWoff } from './unpackWoff.ts';

const FONT = fileURLToPath(import.meta.resolve('@fontsource/inter/files/inter-latin-700-normal.woff'));

const AT_A_TIME = 4;
/** The engine does not see that a drawing holds three megabytes outside of it, so it is told to look after this many. */
const DRAWINGS_KEPT = 50;

/**
 * Draws the picture that social networks show of each page and writes it into the build. Drawings are kept in `cacheDir` by what
 * they show, so only new ones are drawn. Returns how many those were.
 */
export async function drawCards(buildDir: string, cacheDir: string, pages: readonly BuiltPage[]): Promise<number> {
  const kept = new FileCache(cacheDir);
  const woff = readFileSync(FONT);
  const fontFile = await kept.pathOf(woff, '.ttf', async () => unpackWoff(woff));
  const queue = [...pages];
  let drawn = 0;
  const drawOne = async (svg: string) => {
    const image = await draw(svg, fontFile);
    drawn++;
    if (drawn % DRAWINGS_KEPT === 0) globalThis.gc?.();
    return image;
  };
  const work = async () => {
    for (let page = queue.pop(); page !== undefined; page = queue.pop()) {
      const svg = cardSvg({ title: titleOf(page), section: sectionOf(page.url) });
      const card = await kept.pathOf(svg, '.png', () => drawOne(svg));
      const file = join(buildDir, cardPath(page.url));
      mkdirSync(dirname(file), { recursive: true });
      copyFileSync(card, file);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  kept.removeUnused();
  return drawn;
}

async function draw(svg: string, fontFile: string): Promise<Buffer> {
  const image = await renderAsync(svg, {
    font: { fontFiles: [fontFile], loadSystemFonts: false, defaultFontFamily: 'Inter' },
  });
  return image.asPng();
}

/** The title as the page's head has it, without the name of the site; the tagline where it is that name alone. */
function titleOf({ url, html }: BuiltPage): string {
  const title = /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1];
  if (title === undefined) throw new Error(`${url} has no title, so no card can be drawn of it. Give the page one.`);
  const own = decodeEntities(title).replace(` | ${brand.siteTitle}`, '');
  return own === brand.siteTitle ? brand.tagline.replace(/\.$/, '') : own;
}

function sectionOf(url: string): string {
  if (url.startsWith('/docs/versions')) return 'Version History';
  return url.startsWith('/docs') ? 'Documentation' : '';
}
