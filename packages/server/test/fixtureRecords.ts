import type { SearchRecord } from '@feedback-docs/protocol';

/** A few sections of a documentation site, as the site's build would record them. */
export const fixtureRecords: readonly SearchRecord[] = [
  section('/docs/survey/radio_button', ['Question types', 'Radio button'], 'Let a reader choose one answer of many.'),
  section(
    '/docs/survey/radio_button#labels',
    ['Question types', 'Radio button', 'Labels'],
    'Every option has a label & a <value>.',
  ),
  section(
    '/docs/survey/radio_button#order',
    ['Question types', 'Radio button', 'Random order'],
    'Options can be shown in random order.',
  ),
  section('/docs/intro', ['Guide', 'Introduction'], 'Surveys collect feedback from customers.'),
  section(
    '/docs/survey/Docs/Quick_Start_Guide',
    ['Guide', 'Quick start'],
    'Create a survey with a radio question in five minutes.',
  ),
  section('/docs/versions/Web/1_74', ['Version History', 'Web 1.74'], 'Radio questions load faster.', 'web'),
];

function section(url: string, headings: readonly string[], content: string, platform = 'docs'): SearchRecord {
  const [page = url, anchor = null] = url.split('#');
  const [lvl0 = null, lvl1 = null, lvl2 = null] = headings;
  return {
    objectID: url,
    type: headings.length > 2 ? 'lvl2' : 'lvl1',
    url,
    url_without_anchor: page,
    anchor,
    hierarchy: { lvl0, lvl1, lvl2, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
    content,
    language: 'en',
    docusaurus_tag: 'docs-default-current',
    platform,
    weight: { position: url.length },
  };
}
