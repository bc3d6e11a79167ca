import { Resvg } from '@resvg/resvg-js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { indexedPng, type Picture } from './indexedPng.ts';

const colour = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255));
const picture = fc.tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 40 })).chain(([width, height]) =>
  fc
    .array(colour, { minLength: 1, maxLength: 256 })
    .chain((palette) => fc.array(fc.constantFrom(...palette), { minLength: width * height, maxLength: width * height }))
    .map((pixels) => ({ width, height, pixels: Uint8Array.from(pixels.flatMap((own) => [...own, 255])) })),
);

test('a reader of PNG files gets every pixel back', () => {
  fc.assert(
    fc.property(picture, (drawn) => {
      expect(readPng(indexedPng(drawn), drawn)).toEqual(drawn);
    }),
  );
});

test('wherever the pixels begin in memory, the file is the same', () => {
  const pixels = Uint8Array.of(1, 2, 3, 255, 4, 5, 6, 255);
  const shifted = Uint8Array.of(0, ...pixels).subarray(1);
  expect(indexedPng({ width: 2, height: 1, pixels: shifted })).toEqual(indexedPng({ width: 2, height: 1, pixels }));
});

/** What another program, the one that draws the cards, sees in the file. */
function readPng(file: Buffer, { width, height }: { width: number; height: number }): Picture {
  const image = `<image width="${width}" height="${height}" style="image-rendering:optimizeSpeed" href="data:image/png;base64,${file.toString('base64')}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${image}</svg>`;
  const drawn = new Resvg(svg).render();
  return { width: drawn.width, height: drawn.height, pixels: Uint8Array.from(drawn.pixels) };
}

test('a picture that no table of colours can hold is refused', () => {
  const many = Uint8Array.from({ length: 257 * 4 }, (_, at) => (at % 4 === 3 ? 255 : (at >> 2) >> ((at % 4) * 7)));
  expect(() => indexedPng({ width: 257, height: 1, pixels: many })).toThrow('more than 256 colours');
  const clear = Uint8Array.of(1, 2, 3, 254);
  expect(() => indexedPng({ width: 1, height: 1, pixels: clear })).toThrow('transparent');
});
