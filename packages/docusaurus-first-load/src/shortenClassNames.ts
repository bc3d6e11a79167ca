import type { Plugin } from '@docusaurus/types';

type Config = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/** Names of CSS modules are a third of what is new in a page's styles and markup; without the readable part they stay unique. */
export function shortenClassNames(config: Config): void {
  let count = 0;
  for (const rule of config.module?.rules ?? []) {
    if (typeof rule !== 'object' || !Array.isArray(rule?.use)) continue;
    for (const loader of rule.use) {
      const options = typeof loader === 'object' && loader ? loader.options : undefined;
      const modules =
        typeof options === 'object' ? (options['modules'] as { localIdentName?: string } | undefined) : undefined;
      if (modules?.localIdentName === undefined) continue;
      modules.localIdentName = '[contenthash:base64:4]';
      count++;
    }
  }
  if (count === 0)
    throw new Error(
      "No loader names the classes of CSS modules, so their names stay long. Look at how this version of the framework sets up css-loader, and correct shortenClassNames of docusaurus-first-load, or set its option parts: { 'class-names': false }.",
    );
}
