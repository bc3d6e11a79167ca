import { resolve } from 'node:path';
import { createSidebars } from '../content/createSidebars.ts';
import type { DocPage } from '../content/DocPage.ts';
import type { Peer } from './Peer.ts';

/** Docusaurus in the version that our site uses, with its default theme and all that makes it fast turned on; it brings no search. */
export const docusaurus: Peer = {
  name: 'Docusaurus',
  project: (pages) => ({
    'package.json': '{ "browserslist": { "production": [">0.5%", "not dead", "not op_mini all"] } }\n',
    'docusaurus.config.mjs': `export default ${JSON.stringify(CONFIG, null, 2)};\n`,
    'sidebars.mjs': `export default ${JSON.stringify(sidebars(pages), null, 2)};\n`,
    ...Object.fromEntries(pages.map((page) => [`docs/${idOf(page)}.md`, markdown(page)])),
  }),
  command: [process.execPath, resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs'), 'build'],
  output: 'build',
  caches: ['.docusaurus', 'node_modules', 'build'],
};

const CONFIG = {
  title: 'Survey Docs',
  url: 'https://docs.example',
  baseUrl: '/',
  trailingSlash: false,
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  markdown: { mdx1Compat: { headingIds: true }, hooks: { onBrokenMarkdownLinks: 'ignore' } },
  future: { v4: true, faster: true },
  themes: ['@docusaurus/theme-classic'],
  plugins: [
    '@docusaurus/plugin-css-cascade-layers',
    ['@docusaurus/plugin-content-docs', { sidebarPath: './sidebars.mjs', numberPrefixParser: false }],
    '@docusaurus/plugin-sitemap',
  ],
  themeConfig: {
    navbar: {
      title: 'Survey Docs',
      items: [
        { type: 'docSidebar', sidebarId: 'guides', label: 'Docs' },
        { type: 'docSidebar', sidebarId: 'versions', label: 'Version History' },
      ],
    },
  },
};

function sidebars(pages: readonly DocPage[]) {
  const [versions, guides] = createSidebars(pages).map(({ groups }) =>
    groups.map(({ label, pages: listed }) => ({ type: 'category', label, items: listed.map(idOf) })),
  );
  return { versions, guides };
}

function idOf({ path }: DocPage): string {
  return path.replace(/^\/docs\/?/, '') || 'index';
}

function markdown({ title, label, description, path, body }: DocPage): string {
  const slug = path.replace(/^\/docs/, '') || '/';
  return `---\n${JSON.stringify({ title, sidebar_label: label, description, slug })}\n---\n\n${body}\n`;
}
