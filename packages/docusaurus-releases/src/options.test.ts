import { expect, test } from 'vitest';
import { validateOptions } from './options.ts';

const check = (options: object) => () => validateOptions({ options });

test('a site may say nothing, or everything', () => {
  expect(check({})()).toEqual({ id: 'default' });
  const options = {
    product: 'product/features.yaml',
    overview: { label: 'Version history', path: '/docs/versions/recent' },
    feeds: { author: 'Kite Ltd', namespace: '5b0e9d3f-7c1a-4f26-a8d2-4e6b90c3f715' },
    dateLocale: 'en-GB',
    alwaysNewest: ['web'],
    filterExample: 'reel, line …',
    application: { name: 'Kite', category: 'GameApplication' },
    colors: 'own',
  };
  expect(check(options)()).toEqual({ id: 'default', ...options });
});

test.each([
  [{ folder: 'x' }, 'There is no option "folder". Remove it, or use one of: id, product, overview'],
  [{ product: 3 }, 'product is 3, but it must be a text'],
  [{ overview: { label: 'All', path: 'docs' } }, 'path, a page of the site that begins with a slash'],
  [{ overview: { path: '/docs' } }, 'an object with label'],
  [{ feeds: { namespace: 'mine' } }, 'a UUID such as'],
  [{ dateLocale: 'british english' }, 'a language tag such as "en-GB"'],
  [{ alwaysNewest: ['desktop'] }, 'a list of platforms: web, mobile'],
  [{ application: { kind: 'x' } }, 'an object with name and category'],
  [{ colors: 'blue' }, '"infima" or "own"'],
])('%j is refused with what to write instead', (options, message) => {
  expect(check(options)).toThrow(message);
});
