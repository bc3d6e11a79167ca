import type { LoadContext, Plugin } from '@docusaurus/types';
import {
  type Feature,
  featurePath,
  type ParityGroup,
  parity,
  type Release,
  type ReleasesData,
  releasesData,
} from '@feedback-docs/releases';
import { brand } from '../../brand.ts';
import { loadProduct } from '../../content/loadProduct.ts';
import { loadReleases } from '../../content/loadReleases.ts';
import type { ExplorerPage } from '../../src/explorer/ExplorerPage.ts';
import type { ParityFeature } from '../../src/explorer/ParityFeature.ts';
import { generatedPath } from '../generatedPath.ts';
import { explorerPage } from './explorerPage.ts';

interface ExplorerOptions {
  /** The releases to show; those of the version history when left out. */
  releases?: readonly Release[];
}

interface ExplorerContent {
  data: ReleasesData;
  page: ExplorerPage;
  parity: readonly ParityGroup<ParityFeature>[];
}

/**
 * The release explorer at /docs/versions and the table of platforms at /docs/versions/parity. The list of releases is written into
 * the page at build time; the data behind it never reaches the browser's bundle, which asks /releases.json when it needs more.
 */
export default function explorer(
  { siteDir, siteConfig, generatedFilesDir }: LoadContext,
  options: ExplorerOptions,
): Plugin<ExplorerContent> {
  let dataFile = '';
  return {
    name: 'explorer',
    getPathsToWatch: () => [`${siteDir}/docs/versions/**/*.md`, `${siteDir}/product.yaml`],
    loadContent: async () => {
      const product = loadProduct(siteDir);
      const releases = options.releases ?? loadReleases(siteDir);
      const site = {
        url: siteConfig.url + siteConfig.baseUrl.slice(0, -1),
        title: siteConfig.title,
        author: brand.copyrightHolder,
      };
      return {
        data: releasesData(releases, product),
        page: explorerPage(releases, product.areas, site),
        parity: parity({ areas: product.areas, features: product.features.map(parityFeature) }),
      };
    },
    contentLoaded: async ({ content, actions }) => {
      dataFile = await actions.createData('data.json', content.data);
      const create = async (name: string, data: object) =>
        generatedPath(await actions.createData(name, data), generatedFilesDir);
      const page = await create('page.json', content.page);
      const groups = await create('parity.json', content.parity);
      const route = (path: string, component: string, modules: Record<string, string>) =>
        actions.addRoute({
          path: siteConfig.baseUrl + path,
          component: `@site/src/explorer/${component}.tsx`,
          modules,
          exact: true,
        });
      route('docs/versions', 'Explorer', { page });
      route('docs/versions/parity', 'Parity', { groups });
    },
    configureWebpack: (_config, isServer) => ({
      resolve: { alias: { '@explorer/data': isServer ? dataFile : false } },
    }),
  };
}

/** What the table of platforms says of a feature. */
function parityFeature(feature: Feature): ParityFeature {
  const { name, area, web, mobile } = feature;
  return { name, area, web, mobile, path: featurePath(feature) };
}
