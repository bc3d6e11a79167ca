import { expect, test } from 'vitest';
import { headTags } from './headTags.ts';

const site = (
  <>
    <html lang="en" />
    <title>Survey Docs</title>
    <meta name="description" content="The site" />
    <link rel="icon" href="/favicon.ico" />
  </>
);

test('a page says its own title and description instead of the site’s', () => {
  const page = [<title key="title">Intro | Survey Docs</title>, <meta key="text" name="description" content="Intro" />];
  expect(headTags([site, page])).toEqual([
    { name: 'html', attributes: { lang: 'en' }, text: '' },
    { name: 'link', attributes: { rel: 'icon', href: '/favicon.ico' }, text: '' },
    { name: 'title', attributes: {}, text: 'Intro | Survey Docs' },
    { name: 'meta', attributes: { name: 'description', content: 'Intro' }, text: '' },
  ]);
});

test('a head may hold the same kind of tag more than once, and address and language stand beside each other', () => {
  const address = 'https://docs.example.com/docs/intro';
  const tags = headTags([
    [
      <link key="canonical" rel="canonical" href={address} />,
      <link key="en" rel="alternate" href={address} hrefLang="en" />,
      <link key="default" rel="alternate" href={address} hrefLang="x-default" />,
    ],
    <html key="class" lang="en" className="docs-wrapper" />,
  ]);
  expect(tags.map(({ attributes }) => attributes['rel'] ?? attributes['class'])).toEqual([
    'canonical',
    'alternate',
    'alternate',
    'docs-wrapper',
  ]);
  expect(tags[1]?.attributes).toEqual({ rel: 'alternate', href: address, hreflang: 'en' });
});

test('empty places and absent values leave nothing behind', () => {
  expect(headTags([null, false, <meta key="empty" name="robots" content={undefined} />])).toEqual([
    { name: 'meta', attributes: { name: 'robots' }, text: '' },
  ]);
});
