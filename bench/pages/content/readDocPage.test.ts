import { describe, expect, test } from 'vitest';
import { readDocPage } from './readDocPage.ts';

describe('the text of our pages for the peers', () => {
  test('keeps address, title, headings and notes', () => {
    const source =
      '---\ntitle: Quotas and limits\nsidebar_label: Quotas\ndescription: How many.\n---\n\n## Quotas {#quotas}\n\n:::note[Why]\nFair.\n:::\n';
    expect(readDocPage('survey/Docs/Quotas.md', source)).toEqual({
      path: '/docs/survey/Docs/Quotas',
      title: 'Quotas and limits',
      label: 'Quotas',
      description: 'How many.',
      body: '## Quotas {#quotas}\n\n:::note[Why]\nFair.\n:::',
    });
  });

  test('turns a figure into the words that describe it and leaves out previews', () => {
    const source =
      '---\ntitle: Scales\n---\nimport { QuestionPreview } from \'@site/x\';\n\n<QuestionPreview kind="nps" />\n\n![A bar in three parts](./figures/nps.svg "The example")\n';
    expect(readDocPage('scales.md', source).body).toBe('A bar in three parts The example');
  });

  test('follows an address that the page sets itself', () => {
    expect(readDocPage('index.md', '---\ntitle: Overview\nslug: /\n---\nText\n').path).toBe('/docs');
  });

  test('says which page lacks a title', () => {
    expect(() => readDocPage('survey/empty.md', 'Text')).toThrow('survey/empty.md has no title');
  });
});
