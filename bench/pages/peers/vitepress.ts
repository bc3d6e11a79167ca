import { createSidebars } from '../content/createSidebars.ts';
import type { DocPage } from '../content/DocPage.ts';
import { BENCH_FOLDER } from './BenchFolder.ts';
import type { Peer } from './Peer.ts';
import { toDialect } from './toDialect.ts';
import { writeFileIn } from './writeFileIn.ts';

/** VitePress with its default theme and its own search, as it comes. */
export const vitepress: Peer = {
  name: 'VitePress',
  write(folder, pages) {
    writeFileIn(folder, '.vitepress/config.mjs', `export default ${JSON.stringify(config(pages), null, 2)};\n`);
    for (const page of pages) {
      const frontMatter = `---\ntitle: ${JSON.stringify(page.title)}\ndescription: ${JSON.stringify(page.description)}\n---\n`;
      writeFileIn(
        folder,
        `${page.path}.md`,
        `${frontMatter}\n# ${page.title}\n\n${toDialect(page.body, 'vitepress')}\n`,
      );
    }
  },
  command: [process.execPath, `${BENCH_FOLDER}/node_modules/vitepress/bin/vitepress.js`, 'build'],
  output: '.vitepress/dist',
  caches: ['.vitepress/cache', '.vitepress/dist'],
};

function config(pages: readonly DocPage[]) {
  const sidebar = Object.fromEntries(
    createSidebars(pages).map(({ below, groups }) => [
      `${below}/`,
      groups.map((group) => ({
        text: group.label,
        items: group.pages.map(({ label, path }) => ({ text: label, link: path })),
      })),
    ]),
  );
  return {
    title: 'Survey Docs',
    head: [['link', { rel: 'icon', href: 'data:,' }]],
    cleanUrls: true,
    ignoreDeadLinks: true,
    themeConfig: {
      sidebar,
      outline: [2, 3],
      search: { provider: 'local' },
      nav: [
        { text: 'Docs', link: '/docs/survey/Docs/Appendix' },
        { text: 'Version History', link: '/docs/versions/recent-versions' },
      ],
    },
  };
}
