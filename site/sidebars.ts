import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { releaseCategory } from '@feedback-docs/docusaurus-releases/content';

const sidebars: SidebarsConfig = {
  docsSidebar: [
    docCategory('survey/Docs/Intro', ['index', 'intro', 'answer-quality']),
    'survey/Docs/Quick_Start_Guide',
    'survey/Docs/Getting_Started',
    docCategory('survey/Docs/Survey_Creation_and_Distribution', [
      'survey/intro',
      'survey/Docs/Creating_a_Survey',
      'survey/radio_button',
      'survey/Docs/Designing_Survey_Flow',
    ]),
    docCategory('survey/Docs/Survey_Customization_and_Advanced_Features', [
      'survey/Docs/Advanced_Features',
      'survey/Docs/Managing_Data_Transfer',
    ]),
    'survey/Docs/Survey_Administration_and_Settings',
    'survey/Docs/Best_Practices',
    docCategory('survey/Docs/Appendix', ['survey/Docs/Glossary', 'survey/Docs/Messages']),
  ],
  versionsSidebar: [
    'versions/recent-versions',
    releaseCategory(__dirname, 'web'),
    releaseCategory(__dirname, 'mobile'),
  ],
};

export default sidebars;

/** A page with the pages that go on from it. Its label is its title. */
function docCategory(id: string, items: string[]) {
  return {
    type: 'category' as const,
    label: titleOf(id),
    link: { type: 'doc' as const, id },
    collapsed: false,
    items,
  };
}

function titleOf(id: string): string {
  const source = readFileSync(join(__dirname, 'docs', `${id}.md`), 'utf8');
  const [, title] = /^title: (.+)$/m.exec(source) ?? [];
  if (title === undefined)
    throw new Error(`site/docs/${id}.md has no title in its front matter. Add one: the sidebar shows it.`);
  return title;
}
