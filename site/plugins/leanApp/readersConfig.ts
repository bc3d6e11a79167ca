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

/** The site's settings as the browser's app needs them. */
export function readersConfig(config: DocusaurusConfig): Record<string, unknown> {
  const { experimental_router } = config.future;
  const kept = Object.entries(config).filter(([name]) => !BUILD_ONLY.has(name));
  return { ...Object.fromEntries(kept), future: { experimental_router } };
}
