import type { LoadContext, Plugin } from '@docusaurus/types';
import type { PrivacyPageData } from '../../src/privacy/PrivacyPage.tsx';
import { generatedPath } from '../generatedPath.ts';

/** The privacy page at /privacy, written from the settings of the build; our server fills in its own when it serves the page. */
export default function privacy(
  { siteConfig, generatedFilesDir }: LoadContext,
  data: PrivacyPageData,
): Plugin<undefined> {
  return {
    name: 'privacy',
    contentLoaded: async ({ actions }) => {
      const file = await actions.createData('privacy.json', data);
      actions.addRoute({
        path: `${siteConfig.baseUrl}privacy`,
        component: '@site/src/privacy/PrivacyPage.tsx',
        modules: { data: generatedPath(file, generatedFilesDir) },
        exact: true,
      });
    },
  };
}
