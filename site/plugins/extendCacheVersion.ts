import type { Plugin } from '@docusaurus/types';

type BundlerConfig = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/** Has the bundler forget what it keeps from build to build when `inputs`, of which it knows nothing, are others than before. */
export function extendCacheVersion(config: BundlerConfig, inputs: string): void {
  const { cache } = (config.experiments ?? {}) as { cache?: { version?: string } };
  if (cache?.version !== undefined) cache.version += `-${inputs}`;
}
