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

/** The site's settings as the browser's app needs them, without the theme's that only the build reads. */
export function clientConfig(config: DocusaurusConfig, ofTheme: readonly string[]): Record<string, unknown> {
  const { experimental_router } = config.future;
  return {
    ...without(config, BUILD_ONLY),
    themeConfig: without(config.themeConfig, new Set(ofTheme)),
    future: { experimental_router },
  };
}

function without(settings: object, left: ReadonlySet<string>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(settings).filter(([name]) => !left.has(name)));
}
