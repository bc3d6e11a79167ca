import { startServer } from '../startServer.ts';
import { readDocs } from './content/readDocs.ts';
import { PAGES, type PageName } from './figures/Figure.ts';
import { BENCH_FOLDER } from './peers/BenchFolder.ts';
import { buildPeer } from './peers/buildPeer.ts';
import { docusaurus } from './peers/docusaurus.ts';
import type { Peer } from './peers/Peer.ts';
import { writePlainHtml } from './peers/plainHtml.ts';
import { starlight } from './peers/starlight.ts';
import { vitepress } from './peers/vitepress.ts';
import type { ServedSite } from './serve/listenSecurely.ts';
import { serveFolder } from './serve/serveFolder.ts';
import { serveThrough } from './serve/serveThrough.ts';

/** A site under measurement. */
export interface MeasuredSite extends ServedSite {
  /** What the table calls it. */
  readonly title: string;
  readonly pages: readonly PageName[];
  /** The addresses as this site writes them, so that no redirect is measured. */
  address(path: string): string;
}

const AHEAD = { compressAhead: true };
const OWN_PAGES = Object.keys(PAGES) as PageName[];
const PEER_PAGES: readonly PageName[] = ['long', 'release'];

/** How each site is made ready, by the name to choose it with; ours first, as the others are compared with it. */
const SITES: Readonly<Record<string, () => Promise<MeasuredSite>>> = {
  ours: async () => ({ ...(await serveFolder('site/build', AHEAD)), title: 'ours', pages: OWN_PAGES, address: asIs }),
  'own-server': async () => ({
    ...(await serveOwn('site')),
    title: 'ours, own server',
    pages: OWN_PAGES,
    address: asIs,
  }),
  plain: async () => {
    const folder = `${BENCH_FOLDER}/plain`;
    await writePlainHtml(folder, readDocs('site/docs'));
    return { ...(await serveFolder(folder, AHEAD)), title: 'plain HTML', pages: PEER_PAGES, address: asIs };
  },
  docusaurus: () => openPeer(docusaurus),
  vitepress: () => openPeer(vitepress),
  starlight: () => openPeer(starlight, (path) => `${path}/`),
};

/** The names of all sites, ours first. */
export const SITE_NAMES = Object.keys(SITES);

/** Builds what is not built yet and serves the sites of these names, in that order. When one cannot be served, none stays. */
export async function openSites(names: readonly string[]): Promise<MeasuredSite[]> {
  const sites: MeasuredSite[] = [];
  try {
    for (const name of names) {
      const open = SITES[name];
      if (open !== undefined) sites.push(await open());
    }
    return sites;
  } catch (error) {
    for (const site of sites) await site.stop();
    throw error;
  }
}

async function openPeer(peer: Peer, address = asIs): Promise<MeasuredSite> {
  const folder = await buildPeer(peer, readDocs('site/docs'));
  return { ...(await serveFolder(folder, AHEAD)), title: peer.name, pages: PEER_PAGES, address };
}

function asIs(path: string): string {
  return path;
}

/** Our site from our own server, with its headers and its search, behind TLS. Throws when the server does not start. */
async function serveOwn(siteDir: string): Promise<ServedSite> {
  const server = await startServer({ SITE_DIR: siteDir });
  const front = await serveThrough(server.base);
  return {
    ...front,
    async stop() {
      await front.stop();
      await server.stop();
    },
  };
}
