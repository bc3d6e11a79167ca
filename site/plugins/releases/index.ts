import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { HtmlTagObject, LoadContext, Plugin } from '@docusaurus/types';
import { createAddresses } from '@feedback-docs/pages/addresses';
import { PLATFORM_NAMES, PLATFORMS } from '@feedback-docs/releases';
import { brand } from '../../brand.ts';
import { loadProduct } from '../../content/loadProduct.ts';
import { loadReleases } from '../../content/loadReleases.ts';
import { FEED_FORMATS, type FeedFormat, feedPath } from './Feed.ts';
import { releaseFiles } from './releaseFiles.ts';

/** Publishes the release notes for machines: /releases.json, its schema, and feeds that every page points to. */
export default function releases({ siteDir, siteConfig }: LoadContext): Plugin {
  return {
    name: 'releases',
    injectHtmlTags: () => ({ headTags: feedLinks(siteConfig) }),
    postBuild: async ({ outDir }) => {
      const site = {
        url: siteConfig.url + siteConfig.baseUrl.slice(0, -1),
        title: siteConfig.title,
        author: brand.copyrightHolder,
      };
      for (const [path, text] of releaseFiles(loadReleases(siteDir), loadProduct(siteDir), site)) {
        const file = join(outDir, path);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, text);
      }
    },
  };
}

/** The feed of everything in each format, and the Atom feed of each platform; area feeds stand in the explorer. */
function feedLinks({ title: siteTitle, baseUrl }: LoadContext['siteConfig']): HtmlTagObject[] {
  const { toAddress } = createAddresses({ baseUrl });
  const link = (format: FeedFormat, folder: string, title: string): HtmlTagObject => ({
    tagName: 'link',
    attributes: {
      rel: 'alternate',
      type: FEED_FORMATS[format].type,
      href: toAddress(feedPath({ folder }, format)),
      title,
    },
  });
  return [
    link('atom', '', `${siteTitle}: release notes`),
    link('rss', '', `${siteTitle}: release notes (RSS)`),
    link('json', '', `${siteTitle}: release notes (JSON Feed)`),
    ...PLATFORMS.map((platform) =>
      link('atom', `feeds/${platform}`, `${siteTitle}: ${PLATFORM_NAMES[platform]} release notes`),
    ),
  ];
}
