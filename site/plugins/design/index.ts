import type { LoadContext, Plugin } from '@docusaurus/types';

/** The design language with live parts of the site at /design, while the site is developed; readers get no such page. */
export default function design({ siteConfig }: LoadContext): Plugin<undefined> {
  return {
    name: 'design',
    contentLoaded({ actions }) {
      if (process.env.NODE_ENV === 'production') return;
      const path = `${siteConfig.baseUrl}design`;
      actions.addRoute({ path, component: '@site/src/design/DesignPage.tsx', exact: true });
    },
  };
}
