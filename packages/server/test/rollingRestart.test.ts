import { Agent, get } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAssetArchive } from '../src/site/createAssetArchive.ts';
import { loadSite } from '../src/site/loadSite.ts';
import { createStore, type StorePlace } from '../src/store/createStore.ts';
import { createSiteFixture, type SiteFixture } from './createSiteFixture.ts';
import { startBalancer } from './startBalancer.ts';
import { endServers, startServerProcess } from './startServerProcess.ts';
import { storeKinds } from './testStores.ts';
import { writeSearchIndexes } from './writeSearchIndexes.ts';

const REQUESTS_A_SECOND = 200;
const TICK_MS = 20;
const HOUR_MS = 60 * 60 * 1000;

/** A build whose pages name a script of their own, as hashed files are named. */
async function createBuild(name: string): Promise<SiteFixture> {
  const build = await createSiteFixture();
  await writeSearchIndexes(build);
  await build.write(
    'build/docs/intro.html',
    `<!doctype html><title>Introduction</title><script src="${pathOf(name)}">`,
  );
  await build.write(pathOf(name).replace('/', 'build/'), `build("${name}")`);
  for (const ending of ['br', 'gz']) await build.write(`build/docs/intro.html.${ending}`, '');
  return build;
}

const pathOf = (build: string) => `/assets/js/intro.${build}.js`;

describe.each(storeKinds())('with $name', (kind) => {
  let place: StorePlace;
  let builds: { readonly old: SiteFixture; readonly next: SiteFixture };
  beforeAll(async () => {
    await kind.start();
    builds = { old: await createBuild('aaaaaaaa'), next: await createBuild('bbbbbbbb') };
  }, 60_000);
  beforeEach(async () => {
    place = await kind.place();
  });
  afterEach(endServers);
  afterAll(async () => {
    for (const build of Object.values(builds)) await build.dispose();
    await kind.stop();
  });

  test('two servers are replaced by those of a new build under 200 requests a second, none of which fails', async () => {
    const balancer = await startBalancer();
    const start = async (build: SiteFixture) => {
      const server = startServerProcess(build, {
        DATA_DIR: place.dataDir,
        DATABASE_URL: place.databaseUrl,
        LIMIT_THIS_MACHINE: 'false',
        LOG_LEVEL: 'info',
      });
      const base = await server.saw(/Listening on (http:[^"]+)/);
      balancer.add(base);
      await expect.poll(() => balancer.isReady(base), { timeout: 60_000 }).toBe(true);
      return { ...server, base };
    };
    const stop = async (server: Awaited<ReturnType<typeof start>>) => {
      server.child.kill('SIGTERM');
      expect(await server.ended).toBe(0);
    };
    const before = [await start(builds.old), await start(builds.old)];
    const readers = startReaders(balancer.base);
    const after: (typeof before)[number][] = [];
    for (const server of before) {
      after.push(await start(builds.next));
      await stop(server);
    }
    const { failures, pages, requests, seconds } = await readers.stop();
    expect(failures).toEqual([]);
    expect(pages).toEqual(new Set(['aaaaaaaa', 'bbbbbbbb']));
    expect(requests / seconds).toBeGreaterThan(REQUESTS_A_SECOND * 0.9);
    // Pages that are still open get their files, and they are those of their own build.
    for (const { base } of after) {
      const answer = await fetch(base + pathOf('aaaaaaaa'));
      expect([answer.status, await answer.text()]).toEqual([200, 'build("aaaaaaaa")']);
      expect(answer.headers.get('cache-control')).toContain('immutable');
      expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
      expect((await fetch(base + pathOf('cccccccc'))).status).toBe(404);
    }
    await balancer.close();
  }, 180_000);

  test('files of a build go a day after the last server had it, also when the clock was wrong in between', async () => {
    let time = Date.parse('2026-11-20T12:00:00Z');
    const store = createStore(place);
    const archive = () => createAssetArchive(store, () => time);
    const [old, next] = [await loadSite(builds.old.siteDir), await loadSite(builds.next.siteDir)];
    await archive().keep(old.files);
    time += 20 * HOUR_MS;
    await archive().keep(next.files);
    expect(await archive().find(pathOf('aaaaaaaa'))).toBeDefined();
    time -= 48 * HOUR_MS;
    await archive().keep(next.files);
    expect(await archive().find(pathOf('aaaaaaaa'))).toBeDefined();
    time += 60 * HOUR_MS;
    await archive().keep(next.files);
    expect(await archive().find(pathOf('aaaaaaaa'))).toBeUndefined();
    expect(await archive().find(pathOf('bbbbbbbb'))).toBeDefined();
    await store.close();
  });
});

/** Readers who open a page, then the script it names, at an even pace, whether or not the answers before have come. */
function startReaders(base: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const failures: string[] = [];
  const pages = new Set<string>();
  const open = new Set<Promise<void>>();
  const began = performance.now();
  let requests = 0;

  async function fetchText(path: string): Promise<string> {
    requests++;
    const { statusCode, body } = await new Promise<{ statusCode: number | undefined; body: Promise<string> }>(
      (resolve, reject) =>
        get(base + path, { agent }, (answer) => resolve({ statusCode: answer.statusCode, body: text(answer) })).on(
          'error',
          reject,
        ),
    );
    if (statusCode !== 200) throw new Error(`${path}: ${statusCode} ${await body}`);
    return body;
  }

  async function read(): Promise<void> {
    const page = await fetchText('/docs/intro');
    const [, build = 'none'] = /intro\.(\w+)\.js/.exec(page) ?? [];
    pages.add(build);
    const script = await fetchText(pathOf(build));
    if (script !== `build("${build}")`) throw new Error(`${build} was given ${script}`);
  }

  const timer = setInterval(() => {
    const due = ((performance.now() - began) / 1000) * REQUESTS_A_SECOND - requests;
    for (let count = 0; count < due / 2; count++) {
      const reader: Promise<void> = read()
        .catch((error: unknown) => void failures.push(String(error)))
        .finally(() => open.delete(reader));
      open.add(reader);
    }
  }, TICK_MS);
  return {
    async stop() {
      clearInterval(timer);
      const seconds = (performance.now() - began) / 1000;
      await Promise.all(open);
      agent.destroy();
      return { failures, pages, requests, seconds };
    },
  };
}
