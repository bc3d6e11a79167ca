import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createSiteFixture, type SiteFixture } from './createSiteFixture.ts';
import { endServers, startServerProcess } from './startServerProcess.ts';
import { storeKinds } from './testStores.ts';
import { writeSearchIndexes } from './writeSearchIndexes.ts';

const INSIGHTS_TOKEN = 'a token of the owner with 32 letters and more';

const folder = mkdtempSync(join(tmpdir(), 'image-'));
let site: SiteFixture;
beforeAll(async () => {
  execFileSync(process.execPath, ['tools/image/makeImage.ts', folder], { cwd: join(import.meta.dirname, '../../..') });
  site = await createSiteFixture();
  await writeSearchIndexes(site);
}, 60_000);
afterEach(endServers);
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await site.dispose();
});

test('the image lists what is in it', () => {
  const { components } = JSON.parse(readFileSync(join(folder, 'sbom.cdx.json'), 'utf8'));
  const { dependencies } = createRequire(import.meta.url)('../package.json');
  const libraries = Object.keys(dependencies).filter((name) => !name.startsWith('@feedback-docs/'));
  const names = components.map(({ name }: { name: string }) => name);
  expect(names).toEqual(expect.arrayContaining([...libraries, 'find-my-way', 'pg-protocol']));
  expect(names).not.toContain('vitest');
  expect(components).toContainEqual({
    type: 'library',
    'bom-ref': `pkg:npm/%40fastify/cors@${dependencies['@fastify/cors']}`,
    name: '@fastify/cors',
    version: dependencies['@fastify/cors'],
    purl: `pkg:npm/%40fastify/cors@${dependencies['@fastify/cors']}`,
    licenses: [{ expression: 'MIT' }],
  });
});

describe.each(storeKinds())('with $name', (kind) => {
  beforeAll(kind.start, 60_000);
  afterAll(kind.stop);

  test('the server of the image serves pages, searches, answers, MCP, and insights, and backs its store up', async () => {
    const { dataDir, databaseUrl } = await kind.place();
    const settings = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, INSIGHTS_TOKEN };
    const server = startServerProcess(site, settings, { main: join(folder, 'server/main.js') });
    await server.saw(/Ready: /);
    const base = await server.saw(/Listening on (http:[^"]+)/);
    const read = async (path: string, init?: RequestInit) => (await fetch(base + path, init)).text();
    expect(await read('/docs/intro')).toContain('<h1>Introduction</h1>');
    expect(await read('/search?q=intro')).toContain('/docs/intro');
    expect(await read('/ask.md?q=What+is+a+quota%3F')).toMatch(/^# /m);
    const message = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
    const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
    expect(await read('/mcp', { method: 'POST', headers, body: JSON.stringify(message) })).toContain('search_docs');
    const body = new URLSearchParams({ token: INSIGHTS_TOKEN });
    const signedIn = await fetch(`${base}/insights`, { method: 'POST', body, redirect: 'manual' });
    const [cookie = ''] = signedIn.headers.getSetCookie();
    expect(await read('/insights', { headers: { cookie: cookie.split(';', 1)[0] ?? '' } })).toContain('<svg');
    const file = join(folder, `${kind.name}.backup.gz`);
    const backUp = ['backup', file];
    execFileSync(process.execPath, [join(folder, 'server/backup.js'), ...backUp], {
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, SITE_DIR: site.siteDir },
    });
    expect(readFileSync(file).length).toBeGreaterThan(0);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });
});
