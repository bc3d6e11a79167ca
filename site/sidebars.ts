import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { releaseVersions } from './releaseVersions.ts';

const sidebars: SidebarsConfig = {
  docsSidebar: [
    'survey/Docs/Intro',
    'survey/Docs/Quick_Start_Guide',
    'survey/Docs/Getting_Started',
    'survey/Docs/Survey_Creation_and_Distribution',
    'survey/Docs/Survey_Customization_and_Advanced_Features',
    'survey/Docs/Survey_Administration_and_Settings',
    'survey/Docs/Best_Practices',
    'survey/Docs/Appendix',
  ],
  versionsSidebar: ['versions/recent-versions', releaseCategory('Web'), releaseCategory('Mobile')],
};

export default sidebars;

/** A sidebar category with every release page of a platform, newest first. */
function releaseCategory(platform: 'Web' | 'Mobile') {
  return {
    type: 'category' as const,
    label: platform,
    collapsed: false,
    items: releaseVersions(platform).map((version) => ({
      type: 'doc' as const,
      id: `versions/${platform}/${version}`,
      label: `${platform} ${version.replace('_', '.')}`,
    })),
  };
}
