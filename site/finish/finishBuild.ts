// What the site framework does not do: runs after buildPages, from the site folder.
// Shortens the pages, puts each page's styles into it, draws the pages' social cards, writes the list of pages and the security policy, then
// compresses what compresses, last of all.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assistantSettings } from '../assistantSettings.ts';
import { brand } from '../brand.ts';
import { privacyFacts } from '../privacyFacts.ts';
import { searchSettings } from '../searchSettings.ts';
import { siteUrl } from '../siteUrl.ts';
import { drawCards } from './drawCards.ts';
import { lightenPages } from './lightenPages.ts';
import { precompress } from './precompress.ts';
import { readAppFiles } from './readAppFiles.ts';
import { readBuiltPages } from './readBuiltPages.ts';
import { shortenPages } from './shortenPages.ts';
import { sitePolicy } from './sitePolicy.ts';
import { writePageList } from './writePageList.ts';
import { writePolicy, writeStaticPolicy } from './writePolicy.ts';
import { writeSiteFiles } from './writeSiteFiles.ts';

const siteDir = join(import.meta.dirname, '..');
// A build into another folder is a trial beside the one that is served: it leaves the server's data alone.
const folder = process.argv[2] ?? 'build';
const buildDir = join(siteDir, folder);
const cacheDir = join(siteDir, '..', '.cache');

const scriptsOf = readAppFiles(join(siteDir, '.docusaurus'));
const built = await shortenPages(readBuiltPages(buildDir));
const pages = await lightenPages(buildDir, join(cacheDir, 'styles'), built, scriptsOf);
const cards = await drawCards(buildDir, join(cacheDir, 'cards'), pages);
const listed = writePageList(buildDir, pages);
const dataDir = join(siteDir, folder === 'build' ? 'server-data' : `${folder}-data`);
const search = searchSettings(process.env);
const assistant = assistantSettings(process.env, search);
const policy = sitePolicy(pages, { siteUrl: siteUrl(), search, assistant, font: brand.font });
const hashes = writePolicy(dataDir, policy);
// Where the site's own host searches, that is our server, which sends the headers itself.
if (search.mode === 'browser' || search.host !== '') writeStaticPolicy(buildDir, policy, pages);
writeFileSync(join(dataDir, 'contact.json'), JSON.stringify({ email: brand.email, phone: brand.phone }));
writeFileSync(join(dataDir, 'privacy.json'), JSON.stringify(privacyFacts(search, assistant)));
writeSiteFiles(buildDir);
const pageScripts = onlyOnce(pages.flatMap(({ url }) => scriptsOf(url)));
const saved = await precompress(buildDir, join(cacheDir, 'compressed'), pageScripts);

console.log(
  `Finished the build: ${listed} pages listed, ${hashes} inline scripts and styles hashed, ${cards} social cards drawn, ${saved.files} files compressed (${saved.fresh} of them anew, ${saved.ratio} of their size in brotli).`,
);

function onlyOnce(addresses: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const address of addresses) counts.set(address, (counts.get(address) ?? 0) + 1);
  return [...counts].filter(([, count]) => count === 1).map(([address]) => address);
}
