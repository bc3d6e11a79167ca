import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AllContent, LoadContext, Plugin, SwizzleConfig } from '@docusaurus/types';
import { findListed } from '@feedback-docs/pages/options';
import { featurePath, type Product, parity, type Release, releasesData } from '@feedback-docs/releases';
import type { ParityFeature } from './client/explorer/ParityFeature.ts';
import { configureBundler } from './configureBundler.ts';
import { loadProduct, PRODUCT_FILE } from './content/loadProduct.ts';
import { loadReleases } from './content/loadReleases.ts';
import { RELEASES_FOLDER } from './content/releaseVersions.ts';
import { explorerPage } from './explorerPage.ts';
import { feedSite } from './feedSite.ts';
import { feedLinks } from './feeds/feedLinks.ts';
import { releaseFiles } from './feeds/releaseFiles.ts';
import { missingPages } from './missingPages.ts';
import type { ReleasesOptions } from './options.ts';
import type { Texts } from './texts.ts';
import { textsOf, translatedMessages, translationFile } from './translations.ts';

export { type ReleasesOptions, validateOptions } from './options.ts';

/** What the plugin reads from the site. */
interface ReleasesContent {
  readonly releases: readonly Release[];
  readonly product: Product;
  readonly messages: Readonly<Record<keyof Texts, string>>;
}

const NAME = 'docusaurus-releases';
const HERE = dirname(fileURLToPath(import.meta.url));

/**
 * Publishes release notes beside the pages that they are written on: the explorer at /docs/versions with comparisons of any two versions,
 * the table of platforms at /docs/versions/parity, feeds, and the data in /releases.json. Lists of releases are written into pages at
 * build time; the data behind them never reaches the browser's bundle, which asks /releases.json when it needs more.
 */
export default function releases(
  context: LoadContext,
  options: ReleasesOptions & { id: string },
): Plugin<ReleasesContent> {
  const { siteDir, siteConfig } = context;
  if (findListed(siteConfig.plugins, [NAME]) !== undefined)
    throw new Error(
      `docusaurus-releases stands under plugins, where the classic theme takes the place of its parts of pages. Move it to themes.`,
    );
  const site = feedSite(context, options);
  const isDevelopment = process.env['NODE_ENV'] === 'development';
  const servedDir = () => join(context.generatedFilesDir, 'releases-served');
  let loaded: ReleasesContent | undefined;
  let dataFile = '';
  return {
    name: NAME,
    getThemePath: () => join(HERE, 'theme'),
    getClientModules: () => [
      join(HERE, 'client', 'releases.css'),
      ...(options.colors === 'own' ? [] : [join(HERE, 'client', 'infima.css')]),
    ],
    getPathsToWatch: () => [
      `${siteDir}/${RELEASES_FOLDER}/**/*.{md,mdx}`,
      join(siteDir, options.product ?? PRODUCT_FILE),
    ],
    loadContent: async () => {
      checkProductFile(siteDir, options);
      const found = loadReleases(siteDir);
      if (found.length === 0)
        throw new Error(
          `docusaurus-releases found no release page in ${RELEASES_FOLDER}/Web or ${RELEASES_FOLDER}/Mobile. Write the first one, such as ${RELEASES_FOLDER}/Web/1_0.md (the README shows its form), or remove docusaurus-releases from the configuration until there is one.`,
        );
      return { releases: found, product: loadProduct(siteDir, options.product), messages: translatedMessages([]) };
    },
    getTranslationFiles: async () => [translationFile()],
    translateContent: ({ content, translationFiles }) => ({
      ...content,
      messages: translatedMessages(translationFiles),
    }),
    contentLoaded: async ({ content, actions }) => {
      loaded = content;
      if (isDevelopment) await writeFiles(servedDir(), content, site);
      const { product, messages } = content;
      const texts = textsOf(messages);
      dataFile = await actions.createData('data.json', releasesData(content.releases, product));
      const page = explorerPage({ ...content, areas: product.areas, texts }, product.features, site);
      const addPage = async (path: string, component: string, name: string, data: object) => {
        await actions.createData(`${name}.json`, data);
        // Chunks are named after it, and must not be named after the folder that the site lies in.
        const modules = { [name]: `@generated/${NAME}/${options.id}/${name}.json` };
        actions.addRoute({ path: siteConfig.baseUrl + path, component, modules, exact: true });
      };
      await addPage('docs/versions', '@theme/ReleaseExplorer', 'page', page);
      if (page.hasParity)
        await addPage('docs/versions/parity', '@theme/ReleaseParity', 'groups', parityGroups(product));
    },
    allContentLoaded: async ({ allContent }) => {
      const missing = missingPages(loaded?.releases ?? [], allContent as AllContent, context);
      if (missing !== undefined) throw new Error(missing);
    },
    configureWebpack: (config, isServer, { currentBundler: { instance } }) => ({
      ...configureBundler({ context, options, config, instance, ...content(loaded) }, isServer ? dataFile : false),
      ...(isDevelopment
        ? { devServer: { static: [{ publicPath: siteConfig.baseUrl, directory: servedDir(), watch: false }] } }
        : {}),
    }),
    injectHtmlTags: () => ({ headTags: feedLinks(content(loaded), site, siteConfig.baseUrl) }),
    postBuild: ({ outDir }) => writeFiles(outDir, content(loaded), site),
  };
}

/** Writes feeds and data as they lie in a built site. */
async function writeFiles(
  folder: string,
  { messages, ...found }: ReleasesContent,
  site: ReturnType<typeof feedSite>,
): Promise<void> {
  for (const [path, text] of releaseFiles({ ...found, texts: textsOf(messages) }, site)) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

/** The framework loads content before it asks for anything that is made of it. */
function content(loaded: ReleasesContent | undefined): ReleasesContent {
  if (loaded === undefined) throw new Error('docusaurus-releases was asked for pages before its content was loaded.');
  return loaded;
}

function checkProductFile(siteDir: string, { product }: ReleasesOptions): void {
  if (product === undefined || existsSync(join(siteDir, product))) return;
  throw new Error(
    `docusaurus-releases cannot find ${join(siteDir, product)}, which its option "product" names. Correct the path, or remove the option if the site lists no features.`,
  );
}

function parityGroups({ areas, features }: Product) {
  const rows = features.map((feature): ParityFeature => {
    const { name, area, web, mobile } = feature;
    return { name, area, web, mobile, path: featurePath(feature) };
  });
  return parity({ areas, features: rows });
}

/** Which of the theme's parts a site may replace (`docusaurus swizzle`). */
export function getSwizzleConfig(): SwizzleConfig {
  const actions = { eject: 'unsafe', wrap: 'safe' } as const;
  return {
    components: {
      ReleaseExplorer: {
        actions,
        description: 'All releases to filter, what is new since a version, and comparisons.',
      },
      ReleaseParity: { actions, description: 'Which features each platform has.' },
      ExplorerActions: {
        actions: { eject: 'safe', wrap: 'safe' },
        description: 'Stands at the top of both; empty, for what a site offers there.',
      },
      'DocItem/Paginator': { actions, description: 'Leads from one release page to the next of the same platform.' },
      MDXComponents: { actions, description: 'What release pages and version marks are made of.' },
      Root: { actions, description: 'Says which version the reader uses, while pages mark what is newer.' },
    },
  };
}
