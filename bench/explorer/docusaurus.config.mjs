import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { releasesFrom } from '@feedback-docs/releases';
import site from '../../site/docusaurus.config.ts';

const root = process.cwd();
const explorer = join(root, 'site', 'plugins', 'explorer', 'index.ts');
const releases = releasesFrom(JSON.parse(readFileSync(join(root, '.cache', 'explorer-long.json'), 'utf8')));

/** The site with a long version history in its explorer; everything else is as it is. */
// biome-ignore lint/style/noDefaultExport: the framework takes the configuration from the default export.
export default {
  ...site,
  onBrokenLinks: 'ignore',
  themes: site.themes.map(fromSite),
  plugins: site.plugins.map(fromSite).map((plugin) => (plugin === explorer ? [plugin, { releases }] : plugin)),
};

/** Relative paths are looked up beside the configuration, so those of the site must say where they are. */
function fromSite(plugin) {
  const inSite = (name) => (name.startsWith('./') ? join(root, 'site', name) : name);
  return Array.isArray(plugin) ? [inSite(plugin[0]), plugin[1]] : inSite(plugin);
}
