import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../src/app.ts';
import { parseSettings } from '../src/settings/parseSettings.ts';
import { loadSite } from '../src/site/loadSite.ts';
import { createSiteFixture, type SiteFixture } from './createSiteFixture.ts';
import { createTestApp, createTestDeps } from './createTestApp.ts';

let fixture: SiteFixture;
let app: FastifyInstance;
beforeAll(async () => {
  fixture = await createSiteFixture();
  await fixture.write('build/assets/large.9c1d2e3f.bin', new Uint8Array(2_000_000).fill(7));
  for (const feed of ['atom.xml', 'feeds/web/rss.xml', 'feeds/survey-flow/feed.json', 'releases.json'])
    await fixture.write(`build/${feed}`, 'release notes');
  ({ app } = await createTestApp(fixture.siteDir));
});
afterAll(async () => {
  await app.close();
  await fixture.dispose();
});

const get = (url: string, headers: NonNullable<InjectOptions['headers']> = {}) => app.inject({ url, headers });
const built = (path: string) => readFile(join(fixture.siteDir, 'build', path));

test('a page is served at its address, to be asked for again each time', async () => {
  const answer = await get('/docs/intro');
  expect(answer.statusCode).toBe(200);
  expect(answer.rawPayload).toEqual(await built('docs/intro.html'));
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, no-cache',
    vary: 'Accept-Encoding',
    'accept-ranges': 'bytes',
  });
});

test('a page travels in the form the reader prefers', async () => {
  const original = await built('docs/intro.html');
  const brotli = await get('/docs/intro', { 'accept-encoding': 'gzip, br' });
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(brotli.rawPayload)).toEqual(original);
  const gzip = await get('/docs/intro', { 'accept-encoding': 'br;q=0.2, gzip' });
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.rawPayload)).toEqual(original);
  const tags = [brotli, gzip, await get('/docs/intro')].map((answer) => answer.headers.etag);
  expect(new Set(tags).size).toBe(3);
});

test('a file the build did not compress is sent as it is', async () => {
  const answer = await get('/img/logo.svg', { 'accept-encoding': 'br' });
  expect(answer.headers).not.toHaveProperty('content-encoding');
  expect(answer.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
});

test('compressed siblings have no address of their own, but an original archive has', async () => {
  expect((await get('/docs/intro.html.br')).statusCode).toBe(404);
  expect((await get('/pages.json.gz')).statusCode).toBe(404);
  expect((await get('/downloads/old-manual.txt.gz')).headers['content-type']).toBe('application/gzip');
});

test('a file with a hash in its name may be kept for a year', async () => {
  const answer = await get('/assets/js/main.4f2a91c0.js');
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8');
});

test('a reader who has the page already is told so without the page', async () => {
  const { headers } = await get('/docs/intro');
  const again = await get('/docs/intro', { 'if-none-match': `"other", W/${headers.etag}` });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
  expect(again.headers).toMatchObject({ etag: headers.etag, 'cache-control': 'public, no-cache' });
});

test('an answer without the page carries the policy of the page, because browsers put it in place of the stored one', async () => {
  const { headers } = await get('/docs/intro');
  const again = await get('/docs/intro', { 'if-none-match': String(headers.etag) });
  expect(again.statusCode).toBe(304);
  expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
});

test.each([
  ['/atom.xml', 'application/atom+xml; charset=utf-8'],
  ['/feeds/web/rss.xml', 'application/rss+xml; charset=utf-8'],
  ['/feeds/survey-flow/feed.json', 'application/feed+json; charset=utf-8'],
  ['/releases.json', 'application/json; charset=utf-8'],
])('%s has its own type, and a reader who has it already gets no second copy', async (path, type) => {
  const first = await get(path);
  expect(first.headers).toMatchObject({ 'content-type': type, 'cache-control': 'public, no-cache' });
  const again = await get(path, { 'if-none-match': String(first.headers.etag) });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
});

test('HEAD answers like GET without the content, and ignores Range', async () => {
  const whole = await get('/docs/intro');
  const head = await app.inject({ method: 'HEAD', url: '/docs/intro', headers: { range: 'bytes=0-9' } });
  expect(head.statusCode).toBe(200);
  expect(head.body).toBe('');
  expect(head.headers['content-length']).toBe(whole.headers['content-length']);
});

test.each(['/docs/intro', '/assets/large.9c1d2e3f.bin'])('a part of %s can be asked for', async (url) => {
  const whole = await get(url);
  const part = await get(url, { range: 'bytes=10-29' });
  expect(part.statusCode).toBe(206);
  expect(part.headers['content-range']).toBe(`bytes 10-29/${whole.rawPayload.length}`);
  expect(part.rawPayload).toEqual(whole.rawPayload.subarray(10, 30));
});

test('several parts get the whole file, a part outside it is refused', async () => {
  const { rawPayload } = await get('/docs/intro');
  expect((await get('/docs/intro', { range: 'bytes=0-1,4-5' })).statusCode).toBe(200);
  const outside = await get('/docs/intro', { range: 'bytes=999999-' });
  expect(outside.statusCode).toBe(416);
  expect(outside.headers['content-range']).toBe(`bytes */${rawPayload.length}`);
});

test('an interrupted download continues only with the same version', async () => {
  const { headers } = await get('/docs/intro');
  const range = 'bytes=10-29';
  expect((await get('/docs/intro', { range, 'if-range': String(headers.etag) })).statusCode).toBe(206);
  expect((await get('/docs/intro', { range, 'if-range': '"old"' })).statusCode).toBe(200);
  expect((await get('/docs/intro', { range, 'if-range': 'Sat, 01 Jan 2022 00:00:00 GMT' })).statusCode).toBe(200);
});

test.each([
  ['/index.html', '/'],
  ['/index', '/'],
  ['/docs/', '/docs'],
  ['/docs.html', '/docs'],
  ['/docs/index.html?from=mail', '/docs?from=mail'],
  ['/docs/intro/', '/docs/intro'],
  ['/docs/intro.html?a=1&b=%20', '/docs/intro?a=1&b=%20'],
  ['/docs/intro/index.html', '/docs/intro'],
  ['/docs/intro.html/', '/docs/intro'],
])('%s leads to %s for good', async (from, to) => {
  const answer = await get(from);
  expect(answer.statusCode).toBe(308);
  expect(answer.headers.location).toBe(to);
});

test.each(['//evil.example/', '//evil.example/index.html', '/evil.example//', '/404.html', '/404'])(
  '%s never leads anywhere: nothing is there',
  async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers).not.toHaveProperty('location');
  },
);

test('a folder is never listed', async () => {
  expect((await get('/assets/')).statusCode).toBe(404);
  expect((await get('/docs/survey')).statusCode).toBe(404);
});

test('a browser that asks for a page that is not there is helped to the nearest', async () => {
  const answer = await get('/docs/survey/radio-buton', { accept: 'text/html,*/*;q=0.8' });
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.body).toContain(
    '<div id="nearest-path" data-empty><p>Did you mean <a href="/docs/survey/radio_button">Radio button &lt;single choice&gt;</a>?</p></div>',
  );
});

test('when nothing is close, the not-found page makes no guess', async () => {
  const answer = await get('/pricing', { accept: 'text/html' });
  expect(answer.statusCode).toBe(404);
  expect(answer.body).toContain('<div id="nearest-path" data-empty></div>');
});

test.each([
  ['/docs/nowhere', '*/*'],
  ['/docs/nowhere', 'application/json'],
  ['/img/gone.png', 'text/html'],
])('%s asked for as %s gets one sentence', async (url, accept) => {
  const answer = await get(url, { accept });
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.body.length).toBeLessThan(100);
});

test('every answer carries the security headers, and pages the policy of their scripts', async () => {
  for (const url of ['/', '/img/logo.svg', '/nowhere', '/docs/', '/health/live', '/%zz']) {
    const { headers } = await get(url);
    expect(headers['x-content-type-options'], url).toBe('nosniff');
    expect(headers['content-security-policy'], url).toContain("default-src 'none'");
    expect(headers, url).not.toHaveProperty('strict-transport-security');
    for (const name of [
      'referrer-policy',
      'permissions-policy',
      'cross-origin-embedder-policy',
      'cross-origin-opener-policy',
      'cross-origin-resource-policy',
    ]) {
      expect(headers, `${url} ${name}`).toHaveProperty(name);
    }
  }
  expect((await get('/')).headers['content-security-policy']).toContain("script-src 'self' 'sha256-");
  expect((await get('/nowhere', { accept: 'text/html' })).headers['content-security-policy']).toContain("'sha256-");
});

test('a site under https tells browsers to stay there for a year, unless the operator says otherwise', async () => {
  const secure = await createSiteFixture();
  const path = join(secure.siteDir, 'server-data', 'policy.json');
  await secure.write(
    'server-data/policy.json',
    (await readFile(path, 'utf8')).replace('"isHttps":false', '"isHttps":true'),
  );
  const site = await loadSite(secure.siteDir);
  const header = async (env: Record<string, string>) => {
    const settings = parseSettings({ LOG_LEVEL: 'silent', ...env });
    const { headers } = await createApp(createTestDeps({ settings, site: () => site })).inject('/docs');
    return headers['strict-transport-security'];
  };
  expect(await header({})).toBe('max-age=31536000');
  expect(await header({ HSTS_MAX_AGE: '600' })).toBe('max-age=600; includeSubDomains');
  expect(await header({ HSTS_MAX_AGE: '0' })).toBeUndefined();
  await secure.dispose();
});

test('what stands at a well-known address is served', async () => {
  await fixture.write('build/.well-known/security.txt', 'Contact: mailto:security@example.com\n');
  const { app: other } = await createTestApp(fixture.siteDir);
  const answer = await other.inject('/.well-known/security.txt');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
});

test('a file that vanished since the start is answered as an update under way', async () => {
  await fixture.write('build/assets/gone.11223344.css', 'a{}');
  const { app: other } = await createTestApp(fixture.siteDir);
  await rm(join(fixture.siteDir, 'build/assets/gone.11223344.css'));
  const answer = await other.inject('/assets/gone.11223344.css');
  await other.close();
  expect(answer.statusCode).toBe(503);
  expect(answer.headers).not.toHaveProperty('etag');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.body).toBe('The documentation is being updated. Please try again in a moment.\n');
});
