import { createSidebars } from '../content/createSidebars.ts';
import type { DocPage } from '../content/DocPage.ts';
import { BENCH_FOLDER } from './BenchFolder.ts';
import type { Peer } from './Peer.ts';
import { toDialect } from './toDialect.ts';
import { writeFileIn } from './writeFileIn.ts';

/** Starlight as it comes. It has one sidebar for all pages. */
export const starlight: Peer = {
  name: 'Starlight',
  write(folder, pages) {
    writeFileIn(folder, 'package.json', '{ "type": "module" }\n');
    writeFileIn(folder, 'astro.config.mjs', config(pages));
    writeFileIn(folder, 'src/content.config.ts', COLLECTION);
    writeFileIn(folder, 'public/favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>\n');
    for (const page of pages) {
      const { title, description, path } = page;
      const frontMatter = JSON.stringify({ title, description, slug: path.slice(1) });
      writeFileIn(
        folder,
        `src/content/docs${path}.md`,
        `---\n${frontMatter}\n---\n\n${toDialect(page.body, 'starlight')}\n`,
      );
    }
  },
  command: [process.execPath, `${BENCH_FOLDER}/node_modules/astro/astro.js`, 'build'],
  output: 'dist',
  caches: ['.astro', 'node_modules', 'dist'],
};

const COLLECTION = `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`;

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
