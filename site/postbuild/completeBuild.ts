// The steps after the framework's build; runs after buildPages, from the site folder.
// Minifies the pages, inlines critical CSS, draws the pages' social cards, writes the list of pages and the security policy, then
// compresses what compresses, last of all.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  inlineCriticalCss,
  minifyPages,
  readAppFiles,
  readBuiltPages,
  readChunkFiles,
} from '@feedback-docs/docusaurus-first-load/pages';
import { type AddressForm, createAddresses } from '@feedback-docs/pages/addresses';
import { assistantSettings } from '../assistantSettings.ts';
import { brand } from '../brand.ts';
import { firstLoadOptions } from '../firstLoadOptions.ts';
import { privacyFacts } from '../privacyFacts.ts';
import { searchSettings } from '../searchSettings.ts';
import { siteAddress } from '../siteAddress.ts';
import { trailingSlash } from '../trailingSlash.ts';
import { addAskAhead } from './addAskAhead.ts';
import { addNotFoundRedirect } from './addNotFoundRedirect.ts';
import { drawCards } from './drawCards.ts';
import { precompress } from './precompress.ts';
import { sitePolicy } from './sitePolicy.ts';
import { writePageList } from './writePageList.ts';
import { writePolicy, writeStaticPolicy } from './writePolicy.ts';
import { writeSiteFiles } from './writeSiteFiles.ts';

const siteDir = join(import.meta.dirname, '..');
const buildDir = join(siteDir, process.argv[2] ?? 'build');
const dataDir = join(buildDir, '..', 'server-data');
const cacheDir = join(siteDir, '..', '.cache');

const { origin, baseUrl } = siteAddress();
const search = searchSettings(process.env, baseUrl);
const assistant = assistantSettings(process.env, search);
const form: AddressForm = { baseUrl, trailingSlash: trailingSlash(process.env, search) };
// Where the site's own host searches, that is our server, which sends headers and redirects itself.
const isForFileHosts = search.mode === 'browser' || URL.canParse(search.host);
const addresses = createAddresses(form);
const generatedDir = join(siteDir, '.docusaurus');
const { parts } = firstLoadOptions(process.env);
const scriptsOf = readAppFiles(generatedDir, addresses, parts?.['lazy-routes'] !== false);
const read = readBuiltPages(buildDir);
const redirecting = isForFileHosts ? addNotFoundRedirect(read, form) : read;
const built = await minifyPages(
  search.mode === 'browser' && assistant !== null
    ? addAskAhead(redirecting, readChunkFiles(generatedDir), workerMessages())
    : redirecting,
);
const folders = { buildDir, siteDir, cacheDir: join(cacheDir, 'styles') };
const pages = parts?.entry === false ? built : await inlineCriticalCss(folders, built, scriptsOf, addresses);
for (const { file, html } of pages) writeFileSync(file, html);
const cards = await drawCards(buildDir, join(cacheDir, 'cards'), pages);
const listed = writePageList(buildDir, pages);
const policy = sitePolicy(pages, { siteUrl: origin, search, assistant, font: brand.font });
const hashes = writePolicy(dataDir, policy);
if (isForFileHosts) {
  writeStaticPolicy(buildDir, policy, pages);
  // GitHub Pages would leave out files whose names begin with a dot or an underscore.
  writeFileSync(join(buildDir, '.nojekyll'), '');
}
writeFileSync(join(dataDir, 'privacy.json'), JSON.stringify(privacyFacts(search, assistant)));
writeSiteFiles(buildDir);
const pageScripts = onlyOnce(pages.flatMap(({ url }) => scriptsOf(url)).map(addresses.toPath));
const saved = await precompress(buildDir, join(cacheDir, 'compressed'), pageScripts);

console.log(
  `Finished the build: ${listed} pages listed, ${hashes} inline scripts and styles hashed, ${cards} social cards drawn, ${saved.files} files compressed (${saved.fresh} of them anew, ${saved.ratio} of their size in brotli).`,
);

/** What the app would tell a worker that is to answer. */
function workerMessages(): object[] {
  const global = JSON.parse(readFileSync(join(generatedDir, 'globalData.json'), 'utf8'));
  const { email, hasReleases } = global['docusaurus-search'].default;
  return [{ type: 'begin', settings: { addresses: form, email, hasReleases } }, { type: 'prepareAnswers' }];
}

function onlyOnce(addresses: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const address of addresses) counts.set(address, (counts.get(address) ?? 0) + 1);
  return [...counts].filter(([, count]) => count === 1).map(([address]) => address);
}
