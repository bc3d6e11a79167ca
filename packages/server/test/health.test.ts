import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../src/app.ts';
import { createReadiness } from '../src/readiness.ts';
import { parseSettings } from '../src/settings/parseSettings.ts';
import { createSiteFixture, type SiteFixture } from './createSiteFixture.ts';
import { createTestApp, createTestDeps } from './createTestApp.ts';

let fixture: SiteFixture;
beforeAll(async () => {
  fixture = await createSiteFixture();
});
afterAll(() => fixture.dispose());

test('a browser sees the health page, a machine reads JSON', async () => {
  const { app } = await createTestApp(fixture.siteDir);
  const page = await app.inject({ url: '/health/live', headers: { accept: 'text/html,*/*;q=0.8' } });
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.body).toContain('<h1>Health</h1>');
  for (const accept of ['application/health+json', 'application/json', '*/*', 'text/html;q=0.1, application/json']) {
    const answer = await app.inject({ url: '/health/live', headers: { accept } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/health+json; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toMatchObject({ status: 'pass' });
  }
  await app.close();
});

test('while the site is loading, the server is alive but not ready, and says so to readers', async () => {
  const readiness = createReadiness(['site']);
  const app = createApp(
    createTestDeps({ settings: parseSettings({ LOG_LEVEL: 'silent', HSTS_MAX_AGE: '600' }), readiness }),
  );
  expect((await app.inject({ url: '/health/live', headers: { accept: 'text/html' } })).json()).toMatchObject({
    status: 'pass',
  });
  const ready = await app.inject('/health/ready');
  expect(ready.statusCode).toBe(503);
  expect(ready.json()).toEqual({
    status: 'fail',
    description: 'Down: readers should not be sent here.',
    checks: { site: [{ status: 'fail', output: 'This part is still being loaded.' }] },
  });
  for (const url of ['/docs', '/search?q=radio']) {
    const page = await app.inject(url);
    expect(page.statusCode).toBe(503);
    expect(page.headers['retry-after']).toBe('2');
    expect(page.headers['strict-transport-security']).toBe('max-age=600; includeSubDomains');
  }
  await app.close();
});

test('a server without its search, its assistant or its store is degraded and keeps its readers, one without pages is down', async () => {
  const readiness = createReadiness(['site', 'search', 'assistant']);
  const app = createApp(createTestDeps({ readiness }));
  const ask = async () => {
    const { statusCode, json } = await app.inject('/health/ready');
    return [statusCode, json()];
  };
  readiness.loaded('site');
  readiness.loaded('search');
  expect(await ask()).toMatchObject([503, { status: 'fail', description: expect.stringMatching(/^Down/) }]);
  readiness.failed('assistant');
  expect(await ask()).toEqual([
    200,
    {
      status: 'warn',
      description: 'Degraded: pages are served, but not everything works.',
      checks: {
        site: [{ status: 'pass' }],
        search: [{ status: 'pass' }],
        assistant: [{ status: 'warn', output: 'This part does not work. The log says why.' }],
      },
    },
  ]);
  readiness.loaded('assistant');
  expect(await ask()).toMatchObject([200, { status: 'pass' }]);
  for (const part of ['search', 'store']) {
    readiness.failed(part);
    expect(await ask()).toMatchObject([200, { status: 'warn', checks: { [part]: [{ status: 'warn' }] } }]);
    readiness.loaded(part);
  }
  readiness.failed('site');
  expect(await ask()).toMatchObject([503, { status: 'fail', checks: { site: [{ status: 'fail' }] } }]);
  readiness.loaded('site');
  readiness.stop();
  expect(await ask()).toMatchObject([503, { status: 'fail', output: 'The server is shutting down.' }]);
  expect((await app.inject('/health/live')).statusCode).toBe(200);
  await app.close();
});
