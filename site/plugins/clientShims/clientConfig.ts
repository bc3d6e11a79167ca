import type { DocusaurusConfig } from '@docusaurus/types';

/** The settings that only the build reads, and the head of the pages, which is in them. */
const BUILD_ONLY = new Set([
  'clientModules',
  'headTags',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onDuplicateRoutes',
  'organizationName',
  'plugins',
  'presets',
  'projectName',
  'scripts',
  'staticDirectories',
  'stylesheets',
  'themes',
]);

/** The theme's settings for a blog, which there is none of, and for code, which gets its colours at build time. */
const OF_THEME = new Set(['blog', 'prism']);

/** The site's settings as the browser's app needs them. */
export function clientConfig(config: DocusaurusConfig): Record<string, unknown> {
  const { experimental_router } = config.future;
  return {
    ...without(config, BUILD_ONLY),
    themeConfig: without(config.themeConfig, OF_THEME),
    future: { experimental_router },
  };
}

function without(settings: object, left: ReadonlySet<string>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(settings).filter(([name]) => !left.has(name)));
}
