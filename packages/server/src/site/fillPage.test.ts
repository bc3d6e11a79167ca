import { expect, test } from 'vitest';
import { fillDiv, fillInput } from './fillPage.ts';

test.each([
  '<div id="nearest-path"></div>',
  '<div class="a" id="nearest-path" data-x="1 > 0"> </div>',
  "<div id='nearest-path'></div>",
  '<div class=a id=nearest-path></div>',
  '<div id=nearest-path class=a></div>',
])('the empty place is found however the build wrote it: %s', (place) => {
  expect(fillDiv(`<main>${place}<div></div></main>`, 'nearest-path', '<p>$1 $&</p>')).toBe(
    `<main>${place.replace(/ ?<\/div>$/, '<p>$1 $&</p></div>'.replaceAll('$', '$$$$'))}<div></div></main>`,
  );
});

test.each([
  '<p>No place here</p>',
  '<div id="nearest-path-2"></div>',
  '<div data-id="nearest-path"></div>',
  '<div id="nearest-path">taken</div>',
])('a page without the empty place stays as it is: %s', (page) => {
  expect(fillDiv(page, 'nearest-path', '<p>x</p>')).toBe(page);
});

test.each([
  ['<input name="q">', '<input value="radio" name="q">'],
  ['<input type=search name=q value>', '<input value="radio" type=search name=q>'],
  ['<input value="old" name=\'q\' data-value="kept"/>', '<input value="radio" name=\'q\' data-value="kept"/>'],
  ['<input name="query"><input data-name="q">', '<input name="query"><input data-name="q">'],
])('the search field shows what was asked: %s', (page, expected) => {
  expect(fillInput(page, 'q', 'radio')).toBe(expected);
});
