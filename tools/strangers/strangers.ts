import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A documentation site that this repository knows nothing of. */
export interface Stranger {
  readonly name: string;
  /** The path of a page of usual length. */
  readonly firstPage: string;
  /** Words to search, and the title of the page that must be among the first results. */
  readonly search: { readonly query: string; readonly title: string };
  /** A question, and the path of a page that the answer must cite. */
  readonly ask: { readonly question: string; readonly path: string };
  /** Writes the site into a folder. */
  write(folder: string, from: Sources): void;
}

interface Sources {
  /** The modules of the strangers. */
  readonly modules: string;
  /** This repository's. */
  readonly ours: string;
  /** The lines that install another search than ours. */
  readonly themes?: string | undefined;
}

/** The lines that install search, assistant and first load. */
const THEMES = `themes: [
    ['@feedback-docs/docusaurus-search', { mode: process.env.SEARCH_MODE }],
    '@feedback-docs/docusaurus-first-load',
  ],`;

export const STRANGERS: readonly Stranger[] = [
  {
    name: 'classic',
    firstPage: '/docs/intro',
    search: { query: 'deploy site', title: 'Deploy your site' },
    ask: { question: 'How do I build my site for production?', path: '/docs/tutorial-basics/deploy-your-site' },
    write(folder, { modules, themes }) {
      const templates = join(modules, 'create-docusaurus', 'templates');
      cpSync(join(templates, 'shared'), folder, { recursive: true });
      cpSync(join(templates, 'classic'), folder, { recursive: true });
      const config = join(folder, 'docusaurus.config.js');
      const text = readFileSync(config, 'utf8');
      const withThemes = text.replace('\n  presets: [', `\n  ${themes ?? THEMES}\n\n  presets: [`);
      if (withThemes === text) throw new Error('The classic template has no presets to put the themes before.');
      writeFileSync(config, themes === undefined ? withReleases(withThemes) : withThemes);
      for (const [file, content] of Object.entries(RELEASES)) writeInto(folder, file, content);
    },
  },
  {
    name: 'fastify',
    firstPage: '/docs/Guides/Getting-Started',
    search: { query: 'onRequest hook', title: 'onRequest' },
    ask: { question: 'What does the bodyLimit option do?', path: '/docs/Reference/Server' },
    write: (folder, from) => writeDocsSite(folder, 'Fastify', 'fastify', from),
  },
  {
    name: 'ai',
    firstPage: '/docs/introduction',
    search: { query: 'streamText', title: 'streamText' },
    ask: { question: 'How can I stream text from a model?', path: '/docs/' },
    write: (folder, from) => writeDocsSite(folder, 'AI SDK', 'ai', from),
  },
];

/** All at once that sites may have: a base URL, a slash at the end of addresses, two docs, a blog, German, no id of a heading, an empty page. */
export const ODD_STRANGER: Stranger = {
  name: 'odd',
  firstPage: '/kochbuch/',
  search: { query: 'sauerteig fuettern', title: 'Sauerteig füttern' },
  ask: { question: 'Wie lange muss das Brot backen?', path: '/kochbuch/' },
  write(folder, { themes = THEMES }) {
    const files: Readonly<Record<string, string>> = {
      'package.json': JSON.stringify({ name: 'odd', private: true }),
      'docs/brot.md':
        '---\nslug: /\n---\n# Brot\n\nEin Brot backt 50 Minuten.\n\n## Sauerteig füttern\n\nFüttern Sie ihn täglich.\n',
      'docs/leer.md': '',
      'api/ofen.md':
        '# Ofen\n\nDer Ofen hat eine Schnittstelle.\n\n## Temperatur lesen\n\nSie kommt in Grad Celsius.\n',
      'blog/2026-01-12-neuer-ofen.md': '# Neuer Ofen\n\nWir backen nun mit Dampf.\n',
      'docusaurus.config.mjs': `export default {
  title: 'Kochbuch',
  url: 'https://docs.example.com',
  baseUrl: '/kochbuch/',
  favicon: 'favicon.ico',
  trailingSlash: true,
  i18n: { defaultLocale: 'de', locales: ['de'] },
  future: { v4: true, faster: true },
  ${themes}
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: {}, pages: false }]],
  plugins: [['@docusaurus/plugin-content-docs', { id: 'api', path: 'api', routeBasePath: 'api' }]],
  themeConfig: { navbar: { title: 'Kochbuch' } },
};
`,
    };
    for (const [file, content] of Object.entries(files)) writeInto(folder, file, content);
    copyIcon(folder);
  },
};

function writeInto(folder: string, file: string, content: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
}

/** The release notes of a tutorial, and the one feature that they are about. */
const RELEASES: Readonly<Record<string, string>> = {
  'docs/versions/Web/1_0.md': release('1.0', '2026-01-12', 'New', 'Pages', 'Pages can be written.'),
  'docs/versions/Web/1_1.md': release('1.1', '2026-02-11', 'Fixed', 'Long pages', 'Long pages are shown whole.'),
  'product.yaml':
    'areas: [Writing]\nfeatures:\n  - { id: pages, name: Pages, area: Writing, page: tutorial-basics/create-a-page, heading: create-your-first-react-page, web: "1.0", mobile: null, summary: Pages. }\n',
};

function release(version: string, date: string, kind: string, name: string, text: string): string {
  const link = '[Pages](/docs/tutorial-basics/create-a-page#create-your-first-react-page)';
  return `---\ntitle: Web ${version}\ndescription: ${text}\ndate: ${date}\n---\n\n${text}\n\n## ${kind}\n\n- **${name}** (Writing): ${text} ${link}\n`;
}

/** The configuration with the lines that install releases. */
function withReleases(config: string): string {
  const changed = config
    .replace("    '@feedback-docs/docusaurus-first-load',\n", "$&    '@feedback-docs/docusaurus-releases',\n")
    .replace('docs: {', '$&\n          beforeDefaultRemarkPlugins: releaseRemarkPlugins(),');
  if (!changed.includes('releaseRemarkPlugins()'))
    throw new Error('The classic template has no docs to add releases to.');
  return `import { releaseRemarkPlugins } from '@feedback-docs/docusaurus-releases/remark';\n${changed}`;
}

/** A site of nothing but docs, as they stand in an installed package. */
function writeDocsSite(folder: string, title: string, name: string, { ours, themes = THEMES }: Sources): void {
  rmSync(join(folder, 'docs'), { recursive: true, force: true });
  cpSync(join(ours, name, 'docs'), join(folder, 'docs'), { recursive: true });
  writeInto(folder, 'package.json', JSON.stringify({ name: 'stranger', private: true }));
  copyIcon(folder);
  writeInto(
    folder,
    'docusaurus.config.mjs',
    `export default {
  title: ${JSON.stringify(title)},
  url: 'https://docs.example.com',
  baseUrl: '/',
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  markdown: { format: 'md', hooks: { onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore' } },
  future: { v4: true, faster: true },
  ${themes}
  presets: [['classic', { docs: {}, blog: false, pages: false }]],
  themeConfig: { navbar: { title: ${JSON.stringify(title)} } },
};
`,
  );
}

/** Browsers ask for it unasked, and a site without one would answer 404. */
function copyIcon(folder: string): void {
  cpSync('site/static/img/favicon.ico', join(folder, 'static', 'favicon.ico'));
}
