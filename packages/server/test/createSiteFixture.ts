import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { serialize } from 'node:v8';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { indexAnswers, indifferentIntents } from '@feedback-docs/answers/fitting';

const page = (title: string, body = '') =>
  `<!doctype html><html lang="en"><head><title>${title} | Docs</title><script>window.theme=1</script></head><body><h1>${title}</h1>${body}${'<p>Survey text.</p>'.repeat(50)}</body></html>`;

const FILES: Record<string, string> = {
  'index.html': page('Home'),
  'docs.html': page('Overview'),
  'docs/intro.html': page('Introduction'),
  'docs/survey/radio_button.html': page('Radio button <single choice>'),
  'health/live.html': page('Health'),
  'search.html': page(
    'Search',
    '<form><input type="search" class="wide" name="q" placeholder="Search" value=""></form><noscript><div id="search-fallback" class="list"></div></noscript>',
  ),
  '404.html': page('Page Not Found', '<div id="nearest-path" data-empty></div>'),
  'assets/js/main.4f2a91c0.js': `console.log(${JSON.stringify('survey '.repeat(200))});`,
  'img/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'downloads/old-manual.txt.gz': 'an original that only looks like a sibling',
  'pages.json': JSON.stringify([
    { url: '/', title: 'Home', description: 'Start here.' },
    { url: '/docs', title: 'Overview', description: 'All documents.' },
    { url: '/docs/intro', title: 'Introduction', description: 'What it is & who it is for.' },
    { url: '/docs/survey/radio_button', title: 'Radio button <single choice>', description: 'One answer of many.' },
  ]),
};

const COMPRESSED = /\.(html|js|json)$/;

/** A small built site in a folder of its own; `dispose` removes it. */
export interface SiteFixture {
  siteDir: string;
  /** Writes one more file below the site folder, such as `build/docs/new.html`. */
  write(path: string, content: string | Uint8Array): Promise<void>;
  dispose(): Promise<void>;
}

/** What the assistant answers from where there is nothing to answer. */
export const EMPTY_ANSWERS = indexAnswers({
  sections: [],
  unanswered: {},
  wordVectors: { dimensions: 0, words: '', values: '', otherWords: '' },
  intents: indifferentIntents(0),
});

/** Writes a site as the build would: pages, assets, precompressed siblings, pages.json and policy.json. */
export async function createSiteFixture(): Promise<SiteFixture> {
  const siteDir = await mkdtemp(join(tmpdir(), 'site-'));
  const write = async (path: string, content: string | Uint8Array) => {
    await mkdir(dirname(join(siteDir, path)), { recursive: true });
    await writeFile(join(siteDir, path), content);
  };
  for (const [path, content] of Object.entries(FILES)) {
    await write(`build/${path}`, content);
    if (!COMPRESSED.test(path)) continue;
    await write(`build/${path}.br`, brotliCompressSync(content));
    await write(`build/${path}.gz`, gzipSync(content));
  }
  const policy = {
    isHttps: false,
    pages: Object.fromEntries(
      ['/', '/docs', '/docs/intro', '/docs/survey/radio_button', '/health/live', '/search', '/404'].map((path) => [
        path,
        { scripts: ['sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='], styles: [] },
      ]),
    ),
    styleOrigins: ['https://fonts.example.com'],
    fontOrigins: [],
    connectOrigins: [],
  };
  await write('server-data/policy.json', JSON.stringify(policy));
  await write('server-data/search/answers.bin', serialize(EMPTY_ANSWERS));
  await write('server-data/contact.json', JSON.stringify({ email: 'support@example.com' }));
  await write(
    'server-data/search.json',
    JSON.stringify({
      appId: 'SURVEYDOCS',
      apiKey: 'public-search-key',
      aliases: ['survey-builder'],
      hasAssistant: true,
    }),
  );
  await write('build/releases.json', JSON.stringify({ releases: [], features: [] }));
  return { siteDir, write, dispose: () => rm(siteDir, { recursive: true, force: true }) };
}
