import { rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { HEADER_ONLY_POLICY } from '@feedback-docs/headers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSiteFixture, type SiteFixture } from '../../test/createSiteFixture.ts';
import { loadSite, SiteError } from './loadSite.ts';

let fixture: SiteFixture;
beforeEach(async () => {
  fixture = await createSiteFixture();
});
afterEach(() => fixture.dispose());

test('every file of the build has one address, and 404.html and compressed siblings have none', async () => {
  const { files } = await loadSite(fixture.siteDir);
  expect([...files.keys()].sort()).toEqual([
    '/',
    '/assets/js/main.4f2a91c0.js',
    '/docs',
    '/docs/intro',
    '/docs/survey/radio_button',
    '/downloads/old-manual.txt.gz',
    '/health/live',
    '/img/logo.svg',
    '/pages.json',
    '/releases.json',
    '/search',
  ]);
});

test('a link that leads out of the site is not served, and one that stays inside is', async () => {
  await fixture.write('secret.txt', 'not for readers');
  const build = join(fixture.siteDir, 'build');
  await symlink(join(fixture.siteDir, 'secret.txt'), join(build, 'leak.txt'));
  await symlink(join(fixture.siteDir, 'server-data'), join(build, 'data'));
  await symlink(join(build, 'img/logo.svg'), join(build, 'logo.svg'));
  await symlink(join(build, 'nowhere'), join(build, 'broken.txt'));
  const { files } = await loadSite(fixture.siteDir);
  expect(files.has('/leak.txt')).toBe(false);
  expect(files.has('/data/policy.json')).toBe(false);
  expect(files.has('/broken.txt')).toBe(false);
  expect(files.has('/logo.svg')).toBe(true);
});

test('what begins with a dot is never served, but for /.well-known/', async () => {
  for (const path of ['.env', '.git/config', 'docs/.draft.html', '.well-known/security.txt', '.well-known/.env'])
    await fixture.write(`build/${path}`, 'text');
  const { files } = await loadSite(fixture.siteDir);
  expect([...files.keys()].filter((path) => path.includes('/.'))).toEqual(['/.well-known/security.txt']);
});

test('a site whose build wrote no policy is served without one of its own', async () => {
  await rm(join(fixture.siteDir, 'server-data/policy.json'));
  const { hasPolicy, isHttps, policyOf } = await loadSite(fixture.siteDir);
  expect({ hasPolicy, isHttps, policy: policyOf('/docs') }).toEqual({
    hasPolicy: false,
    isHttps: false,
    policy: HEADER_ONLY_POLICY,
  });
});

test('a site that writes policies and has lost its own is not served', async () => {
  await fixture.write('server-data/privacy.json', '{}');
  await rm(join(fixture.siteDir, 'server-data/policy.json'));
  await expect(loadSite(fixture.siteDir)).rejects.toThrow(join(fixture.siteDir, 'server-data/policy.json'));
});

test.each(['build', 'build/pages.json', 'build/404.html'])(
  'without %s the message says what is missing and what to run',
  async (path) => {
    await rm(join(fixture.siteDir, path), { recursive: true });
    const loading = loadSite(fixture.siteDir);
    await expect(loading).rejects.toThrow(SiteError);
    await expect(loading).rejects.toThrow(join(fixture.siteDir, path));
    await expect(loading).rejects.toThrow('Run "npm run build"');
  },
);

test('a list of pages that was cut off is refused with its name', async () => {
  await fixture.write('build/pages.json', '[{"url": "/docs"');
  await expect(loadSite(fixture.siteDir)).rejects.toThrow(/pages\.json: .*JSON/);
});
