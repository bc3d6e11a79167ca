import { posix } from 'node:path';
import type { Problem } from '@feedback-docs/releases';
import type { Check } from './Check.ts';
import { decoded } from './decoded.ts';
import type { Page } from './parsePage.ts';
import type { PageImage } from './readReferences.ts';

/** Images exist, each has a text alternative that says what it shows, and drawings are narrow enough for a phone. */
export const checkImages: Check = ({ pages, files, texts }) =>
  pages.flatMap((page) =>
    page.images.flatMap((image) => [
      ...fileProblems(image, page, files),
      ...widthProblems(image, page, texts),
      ...altProblems(image, page),
    ]),
  );

function fileProblems({ src, line }: PageImage, { file }: Page, files: ReadonlySet<string>): readonly Problem[] {
  if (src === '' || /^(?:https?|data):/.test(src)) return [];
  const path = imageFile(src, file);
  if (files.has(path)) return [];
  return [{ file, line, what: `The image ${src} does not exist.`, remedy: `Add ${path}, or correct the path.` }];
}

/** In the units of the drawing, which are CSS pixels: a phone of 390 px shows it whole, with its text hardly smaller. */
const MAX_DRAWING_WIDTH = 400;

function widthProblems(
  { src, line }: PageImage,
  { file }: Page,
  texts: ReadonlyMap<string, string>,
): readonly Problem[] {
  const [, width] = /<svg[^>]* viewBox="[\d.]+ [\d.]+ ([\d.]+) /.exec(texts.get(imageFile(src, file)) ?? '') ?? [];
  if (width === undefined || Number(width) <= MAX_DRAWING_WIDTH) return [];
  const what = `The drawing ${src} is ${width} units wide, so its text is too small on a phone.`;
  return [
    { file, line, what, remedy: `Draw it at most ${MAX_DRAWING_WIDTH} units wide: stack what was side by side.` },
  ];
}

function imageFile(src: string, file: string): string {
  if (src.startsWith('@site/')) return posix.join('site', src.slice('@site/'.length));
  return src.startsWith('/') ? `site/static${src}` : posix.join(posix.dirname(file), decoded(src));
}

function altProblems({ src, alt, line }: PageImage, { file }: Page): readonly Problem[] {
  const remedy = 'Say in a sentence what the image shows, for readers who do not see it.';
  if (alt === undefined || alt.trim() === '') {
    return [{ file, line, what: `The image ${src} has no text alternative.`, remedy }];
  }
  const name = posix.basename(src).replace(/\.\w+$/, '');
  const isFileName = /\.(?:svg|dot|png|jpe?g|gif|webp|avif)$/i.test(alt.trim()) || alt.trim() === name;
  if (!isFileName) return [];
  return [{ file, line, what: `The text alternative of ${src} is the file name "${alt}".`, remedy }];
}
