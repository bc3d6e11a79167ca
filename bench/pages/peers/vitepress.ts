import { createSidebars } from '../content/createSidebars.ts';
import type { DocPage } from '../content/DocPage.ts';
import { BENCH_FOLDER } from './BenchFolder.ts';
import type { Peer } from './Peer.ts';
import { toDialect } from './toDialect.ts';

/** VitePress with its default theme and its own search, as it comes. */
export const vitepress: Peer = {
  name: 'VitePress',
  project: (pages) => ({
    '.vitepress/config.mjs': `export default ${JSON.stringify(config(pages), null, 2)};\n`,
    ...Object.fromEntries(pages.map((page) => [`${page.path.slice(1)}.md`, markdown(page)])),
  }),
  command: [process.execPath, `${BENCH_FOLDER}/node_modules/vitepress/bin/vitepress.js`, 'build'],
  output: '.vitepress/dist',
  caches: ['.vitepress/cache', '.vitepress/dist'],
};

function markdown({ title, description, body }: DocPage): string {
  const frontMatter = `title: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}`;
  return `---\n${frontMatter}\n---\n\n# ${title}\n\n${toDialect(body, 'vitepress')}\n`;
}

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
