import { createSidebars } from '../content/createSidebars.ts';
import type { DocPage } from '../content/DocPage.ts';
import { BENCH_FOLDER } from './BenchFolder.ts';
import type { Peer } from './Peer.ts';
import { toDialect } from './toDialect.ts';

/** Starlight as it comes. It has one sidebar for all pages. */
export const starlight: Peer = {
  name: 'Starlight',
  project: (pages) => ({
    'package.json': '{ "type": "module" }\n',
    'astro.config.mjs': config(pages),
    'src/content.config.ts': COLLECTION,
    'public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
    ...Object.fromEntries(pages.map((page) => [`src/content/docs${page.path}.md`, markdown(page)])),
  }),
  command: [process.execPath, `${BENCH_FOLDER}/node_modules/astro/astro.js`, 'build'],
  output: 'dist',
  caches: ['.astro', 'node_modules', 'dist'],
};

const COLLECTION = `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`;

function markdown({ title, description, path, body }: DocPage): string {
  const frontMatter = JSON.stringify({ title, description, slug: path.slice(1) });
  return `---\n${frontMatter}\n---\n\n${toDialect(body, 'starlight')}\n`;
}

function config(pages: readonly DocPage[]): string {
  const groups = createSidebars(pages)
    .toReversed()
    .flatMap((sidebar) => sidebar.groups);
  const sidebar = groups.map((group) => ({
    label: group.label,
    items: group.pages.map(({ label, path }) => ({ label, link: path })),
  }));
  return `import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';

export default defineConfig({
  integrations: [starlight(${JSON.stringify({ title: 'Survey Docs', sidebar })})],
});
`;
}
