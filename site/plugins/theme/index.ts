import { dirname, join } from 'node:path';
import type { PluginOptions } from '@docusaurus/theme-classic';
import classicTheme, * as classicModule from '@docusaurus/theme-classic';
import type { UserThemeConfig } from '@docusaurus/theme-common';
import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import { firstPaintScript } from './firstPaintScript.ts';

// The published types leave these two out; the framework needs them to check options and theme settings.
export const { validateOptions, validateThemeConfig } = classicModule as unknown as PluginModule;

/**
 * The classic theme with three changes: colour mode knows a stored "system" choice and starts light, code is highlighted at build time
 * (so no highlighter is loaded), and the navbar is shown again at the end of a page.
 */
export default function theme(context: LoadContext, options: PluginOptions): Plugin {
  const classic = classicTheme(context, options) as Plugin;
  const announcementId = (context.siteConfig.themeConfig as UserThemeConfig).announcementBar?.id ?? '';
  const library = dirname(require.resolve('@docusaurus/theme-classic'));
  return {
    ...classic,
    getThemePath: () => join(library, 'theme'),
    getClientModules: () =>
      (classic.getClientModules?.() ?? [])
        .filter((module) => module !== './prism-include-languages')
        .map((module) => (module.startsWith('./') ? join(library, module) : module)),
    injectHtmlTags: (args) => {
      const tags = classic.injectHtmlTags?.(args);
      const sprites = Array.isArray(tags?.preBodyTags)
        ? tags.preBodyTags.filter((tag) => typeof tag === 'object' && tag.tagName === 'svg')
        : [];
      return {
        headTags: [markAsIcon(String(context.siteConfig.customFields?.['mark']))],
        preBodyTags: [...sprites, { tagName: 'script', innerHTML: firstPaintScript(announcementId) }],
      };
    },
  };
}

/** The drawing nearly as it stands elsewhere in the page, so that it compresses to nothing. */
function markAsIcon(mark: string): string {
  return `<link rel="icon" type="image/svg+xml" href="data:image/svg+xml,${mark.replaceAll('"', "'").replaceAll('#', '%23')}">`;
}
