import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearestPath } from './nearestPath.ts';
import type { Page } from './Page.ts';

const pages = [
  '/',
  '/docs',
  '/docs/intro',
  '/docs/survey/intro',
  '/docs/survey/radio_button',
  '/docs/survey/Docs/Quick_Start_Guide',
  '/docs/versions/Web/1_9',
  '/docs/versions/Web/1_74',
  '/docs/versions/Mobile/2_8',
].map((url): Page => ({ url, title: url, description: '' }));

const nearest = (path: string) => nearestPath(pages, path)?.url ?? null;

test.each([
  ['/docs/survey/radio-button', '/docs/survey/radio_button'],
  ['/docs/survey/radio%20button', '/docs/survey/radio_button'],
  ['/Docs/Survey/Radio_Button', '/docs/survey/radio_button'],
  ['/docs/survey/radio_buton', '/docs/survey/radio_button'],
  ['/docs/survey/docs/quick_start_guide.htm', '/docs/survey/Docs/Quick_Start_Guide'],
  ['/doc', '/docs'],
  ['/docs//intro', '/docs/intro'],
])('someone who asks for %s is shown %s', (asked, shown) => {
  expect(nearest(asked)).toBe(shown);
});

test('a page that moved to another folder is recognised by its name', () => {
  expect(nearest('/guide/quick_start_guide')).toBe('/docs/survey/Docs/Quick_Start_Guide');
});

test('of two pages with the same name the closer path wins', () => {
  expect(nearest('/docs/surveys/intro')).toBe('/docs/survey/intro');
});

test('another number is another page, not a mistyped one', () => {
  expect(nearest('/docs/versions/web/1-74')).toBe('/docs/versions/Web/1_74');
  expect(nearest('/docs/intro2')).toBeNull();
});

test.each([
  ['/docs/versions/Web/1_99', '/docs/versions/Web/1_74'],
  ['/Web/1.99', '/docs/versions/Web/1_74'],
  ['/versions/mobile/9', '/docs/versions/Mobile/2_8'],
  ['/docs/versions/Desktop/7', null],
])('someone who asks for the unknown release %s is shown the newest: %s', (asked, shown) => {
  expect(nearest(asked)).toBe(shown);
});

test.each(['/pricing', '/wp-login.php', '/xyz/abc', `/${'a'.repeat(5000)}`, '/%E0%A4%A'])(
  'nothing is suggested when nothing is close: %s',
  (path) => {
    expect(nearest(path)).toBeNull();
  },
);

test('every page is nearest to itself, however its case and separators are written', () => {
  fc.assert(
    fc.property(fc.constantFrom(...pages), fc.boolean(), fc.constantFrom('-', '_', '%20'), (page, upper, mark) => {
      const path = page.url.replaceAll('_', mark);
      expect(nearest(upper ? path.toUpperCase().replaceAll('%20', ' ') : path)).toBe(page.url);
    }),
  );
});

test('any text at all is answered with one of the pages or with none', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (path) => {
      const page = nearestPath(pages, path);
      expect(page === null || pages.includes(page)).toBe(true);
    }),
  );
});
