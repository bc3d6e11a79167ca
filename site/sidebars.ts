import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { releaseVersions } from './releaseVersions.ts';

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
  versionsSidebar: ['versions/recent-versions', releaseCategory('Web'), releaseCategory('Mobile')],
};

export default sidebars;

/** A page with the pages that go on from it. Its label is its title. */
function docCategory(id: string, items: string[]) {
  return {
    type: 'category' as const,
    label: frontMatterOf(id, 'title'),
    link: { type: 'doc' as const, id },
    collapsed: false,
    items,
  };
}

function frontMatterOf(id: string, key: 'title' | 'date'): string {
  const source = readFileSync(join(__dirname, 'docs', `${id}.md`), 'utf8');
  const [, value] = new RegExp(`^${key}: (.+)$`, 'm').exec(source) ?? [];
  if (value === undefined)
    throw new Error(`site/docs/${id}.md has no ${key} in its front matter. Add one: the sidebar shows it.`);
  return value;
}

/** A sidebar category with every release page of a platform and its year, newest first. */
function releaseCategory(platform: 'Web' | 'Mobile') {
  return {
    type: 'category' as const,
    label: platform,
    collapsed: false,
    items: releaseVersions(platform).map((version) => {
      const id = `versions/${platform}/${version}`;
      return {
        type: 'doc' as const,
        id,
        label: `${platform} ${version.replace('_', '.')}`,
        customProps: { year: frontMatterOf(id, 'date').slice(0, 4) },
      };
    }),
  };
}
