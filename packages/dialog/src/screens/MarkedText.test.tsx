import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { markedText } from '../search/markedText.ts';
import { MarkedText } from './MarkedText.tsx';

test.each([
  ['<mark>Quota</mark>s per page', '<mark>Quotas</mark> per page'],
  ['the <mark>quota</mark>’s count', 'the <mark>quota</mark>’s count'],
  ['<mark>web</mark><mark>hook</mark>s', '<mark>web</mark><mark>hooks</mark>'],
  ['<mark>re</mark>&amp;d', '<mark>re</mark>&amp;d'],
  ['nothing', 'nothing'],
])('%s is shown as %s', (sent, shown) => {
  expect(renderToStaticMarkup(<MarkedText parts={markedText(sent)} />)).toBe(shown);
});
