import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSiteFixture, type SiteFixture } from './createSiteFixture.ts';
import { createTestApp } from './createTestApp.ts';

let fixture: SiteFixture;
let app: FastifyInstance;
beforeAll(async () => {
  fixture = await createSiteFixture();
  await fixture.write('build/index.md', '# Home\n');
  await fixture.write('build/docs.md', '# Overview\n');
  await fixture.write('build/docs/intro.md', '# Introduction\n\nWhat it is.\n');
  await fixture.write('build/docs/intro.more.md', '# Introduction (part 2 of 2)\n');
  await fixture.write('build/llms.txt', '# Docs\n');
  await fixture.write('build/docs/llms.txt', '# Docs\n');
  ({ app } = await createTestApp(fixture.siteDir));
});
afterAll(async () => {
  await app.close();
  await fixture.dispose();
});

const get = (url: string, headers: NonNullable<InjectOptions['headers']> = {}) => app.inject({ url, headers });
const CLAUDE_CODE = 'text/markdown, text/html, */*';

describe('the Accept header decides between a page and its Markdown', () => {
  test.each([
    [CLAUDE_CODE, 'text/markdown'],
    ['text/markdown', 'text/markdown'],
    ['text/html;q=0.8, text/markdown;q=0.9', 'text/markdown'],
    ['text/markdown;q=0.5, text/html', 'text/html'],
    ['text/markdown;q=0', 'text/html'],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'text/html'],
    ['*/*', 'text/html'],
    [undefined, 'text/html'],
  ])('%s gets %s', async (accept, type) => {
    for (const path of ['/', '/docs', '/docs/intro']) {
      const answer = await get(path, accept === undefined ? {} : { accept });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe(`${type}; charset=utf-8`);
      expect(answer.headers['vary']?.toString()).toMatch(/^Accept(, Accept-Encoding)?$/);
    }
  });

  test('a malformed header is refused', async () => {
    expect((await get('/docs/intro', { accept: 'text/markdown;q=high' })).statusCode).toBe(400);
  });

  test('both forms name the other one, the list of pages and the length', async () => {
    for (const [path, accept] of [
      ['/docs/intro', CLAUDE_CODE],
      ['/docs/intro', 'text/html'],
      ['/docs/intro.md', '*/*'],
    ] as const) {
      const { headers } = await get(path, { accept });
      expect(headers['link']).toBe(
        '</docs/intro>; rel="canonical", </docs/intro.md>; rel="alternate"; type="text/markdown", </docs/llms.txt>; rel="describedby"',
      );
      expect(headers['x-markdown-tokens']).toBe('7');
    }
    expect((await get('/')).headers['link']).toContain('</llms.txt>; rel="describedby"');
    const part = await get('/docs/intro.more.md');
    expect(part.headers['link']).toBe(
      '</docs/intro>; rel="canonical", </docs/intro.more.md>; rel="alternate"; type="text/markdown", </docs/llms.txt>; rel="describedby"',
    );
    expect([part.body, part.headers['x-markdown-tokens']]).toEqual(['# Introduction (part 2 of 2)\n', '8']);
  });

  test('each form has its own ETag, and one that the client has is not sent again', async () => {
    const [html, markdown] = [await get('/docs/intro'), await get('/docs/intro', { accept: CLAUDE_CODE })];
    expect(html.headers.etag).not.toBe(markdown.headers.etag);
    const again = await get('/docs/intro', { accept: CLAUDE_CODE, 'if-none-match': String(markdown.headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.headers).toMatchObject({ vary: 'Accept', link: expect.stringContaining('canonical') });
    const other = await get('/docs/intro', { accept: CLAUDE_CODE, 'if-none-match': String(html.headers.etag) });
    expect(other.statusCode).toBe(200);
  });

  test('a page without Markdown stays a page', async () => {
    const answer = await get('/docs/survey/radio_button', { accept: CLAUDE_CODE });
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers).not.toHaveProperty('x-markdown-tokens');
  });
});

test.each([
  ['/docs/intro.html.md', '/docs/intro.md'],
  ['/docs/index.html.md', '/docs.md'],
  ['/index.html.md', '/index.md'],
  ['/docs/intro.html.md?a=1', '/docs/intro.md?a=1'],
])('%s leads to %s', async (path, target) => {
  const answer = await get(path);
  expect([answer.statusCode, answer.headers['location']]).toEqual([308, target]);
});

describe('what is not there', () => {
  test.each([
    ['/docs/introduction', CLAUDE_CODE],
    ['/docs/itnro.md', '*/*'],
    ['/old/place/intro.md', 'text/html'],
  ])('%s is answered with Markdown that names the nearest page', async (path, accept) => {
    const answer = await get(path, { accept, host: 'docs.test' });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      'cache-control': 'no-store',
      vary: 'Accept',
    });
    expect(answer.body).toContain('- [Introduction](http://docs.test/docs/intro): What it is & who it is for.');
    expect(answer.body).toContain('http://docs.test/llms.txt');
  });

  test('markup in a title does not end its link', async () => {
    const answer = await get('/docs/survey/radio-buton', { accept: CLAUDE_CODE });
    expect(answer.body).toContain('- [Radio button \\<single choice\\>](http://localhost/docs/survey/radio_button)');
  });
});
