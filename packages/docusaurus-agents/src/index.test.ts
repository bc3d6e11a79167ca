import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import type { Element } from 'hast';
import { expect, test } from 'vitest';
import docusaurusAgents, { type PluginOptions, validateOptions } from './index.ts';

const checked = (options: object) =>
  validateOptions({
    options: options as PluginOptions,
    validate: (schema, given) => Joi.attempt(given, schema as Joi.Schema),
  } as Parameters<typeof validateOptions>[0]);

async function build(
  options: PluginOptions,
  outDir = mkdtempSync(join(tmpdir(), 'agents-')),
): Promise<(path: string) => string> {
  const page = (title: string) =>
    `<html><head><title>${title}</title><meta name="description" content="About ${title}."></head><body><main><h1>${title}</h1><p>Text.</p><h2 id="more">More</h2><ul><li><h3>Quotas</h3></li></ul></main></body></html>`;
  for (const name of ['index', 'intro', 'hidden', '404']) writeFileSync(join(outDir, `${name}.html`), page(name));
  writeFileSync(join(outDir, 'SKILL.md'), '---\nname: read-docs\ndescription: Reads {url}.\n---\n');
  const context = {
    siteConfig: { title: 'Docs', tagline: 'All of it.', url: 'https://docs.test', baseUrl: '/' },
    siteDir: outDir,
  };
  const plugin = docusaurusAgents(context as LoadContext, checked(options));
  await plugin.postBuild?.({ outDir } as Parameters<NonNullable<typeof plugin.postBuild>>[0]);
  return (path) => readFileSync(join(outDir, path), 'utf8');
}

test('a site without options gets Markdown, a list of its pages and a word on where to ask', async () => {
  const read = await build({ ignorePatterns: ['/hidden'] });
  expect(read('llms.txt')).toContain(
    '## Other pages\n\n- [index](https://docs.test/index.md): About index. Sections: More; Quotas\n- [intro](https://docs.test/intro.md): About intro. Sections: More; Quotas\n',
  );
  expect(read('llms.txt')).toContain('add .md to its address. Pages above 20000 characters');
  expect(read('llms-full.txt')).toContain('# intro');
  expect(read('ask.md')).toContain('Questions are not answered at this address');
  expect(read('intro.html')).toContain('href="/intro.md"');
  expect(() => read('hidden.md')).toThrow();
});

test('services, sections and a skill are announced', async () => {
  const read = await build({
    services: { ask: '/ask.md', mcp: '/mcp' },
    sections: [{ title: 'Start', pages: ['/intro', '/'] }],
    skill: 'SKILL.md',
    maxPageLength: 6000,
  });
  const list = read('llms.txt');
  expect(list).toContain('add .md to its address, or ask for text/markdown. Pages above 6000 characters');
  expect(list).toContain('GET https://docs.test/ask.md?q=');
  expect(list.indexOf('[intro]')).toBeLessThan(list.indexOf('[index]'));
  expect(read('.well-known/agent-skills/read-docs/SKILL.md')).toContain('Reads https://docs.test.');
  expect(JSON.parse(read('.well-known/ai-catalog.json'))).toMatchObject({
    entries: [
      { url: 'https://docs.test/llms.txt' },
      { url: 'https://docs.test/mcp/server-card.json' },
      { displayName: 'read-docs' },
    ],
  });
  expect(() => read('ask.md')).toThrow();
});

test('the Markdown of a page is kept for the next build, until what it is made of changes', async () => {
  const outDir = mkdtempSync(join(tmpdir(), 'agents-'));
  const saying = (value: string) => ({
    '/intro': (content: Element): Element => ({ ...content, children: [{ type: 'text', value }] }),
  });
  expect((await build({}, outDir))('intro.md')).toContain('# intro');
  const cacheDir = join(outDir, 'node_modules', '.cache', 'docusaurus-agents');
  const mark = () => {
    for (const file of readdirSync(cacheDir).map((name) => join(cacheDir, name)))
      writeFileSync(file, readFileSync(file, 'utf8').replaceAll('Text.', 'Kept.'));
  };
  mark();
  expect((await build({}, outDir))('intro.md')).toContain('Kept.');
  expect((await build({ maxPageLength: 6000 }, outDir))('intro.md')).toContain('Text.');
  mark();
  expect((await build({ maxPageLength: 6000, frontMatter: () => ({ date: 'today' }) }, outDir))('intro.md')).toMatch(
    /date: "today"[\s\S]*Text\./,
  );
  expect((await build({ rewrite: saying('Text. One') }, outDir))('intro.md')).toContain('Text. One');
  mark();
  expect((await build({ rewrite: saying('Text. One') }, outDir))('intro.md')).toContain('Kept. One');
  expect((await build({ rewrite: saying('Text. Two') }, outDir))('intro.md')).toContain('Text. Two');
  expect(readdirSync(cacheDir)).toHaveLength(3);
});

test('below a path, and where addresses end in a slash, links lead to where the files are', async () => {
  const outDir = mkdtempSync(join(tmpdir(), 'agents-'));
  mkdirSync(join(outDir, 'docs', 'intro'), { recursive: true });
  const html =
    '<html><head><title>Intro</title></head><body><main><h1>Intro</h1><p><a href="/help/">Home</a></p></main></body></html>';
  writeFileSync(join(outDir, 'docs', 'intro', 'index.html'), html);
  const context = {
    siteConfig: { title: 'Docs', tagline: '', url: 'https://docs.test', baseUrl: '/help/', trailingSlash: true },
    siteDir: outDir,
  };
  const plugin = docusaurusAgents(context as LoadContext, checked({}));
  await plugin.postBuild?.({ outDir } as Parameters<NonNullable<typeof plugin.postBuild>>[0]);
  const read = (path: string) => readFileSync(join(outDir, path), 'utf8');
  expect(read('llms.txt')).toContain('[Intro](https://docs.test/help/docs/intro.md)');
  expect(read('docs/intro.md')).toContain('[Home](https://docs.test/help/)');
  expect(read('docs/intro/index.html')).toContain('href="/help/docs/intro.md"');
});

test.each([
  [{ sections: [{ title: 'Start' }] }, '"sections[0].pages" is required'],
  [{ nested: ['docs'] }, 'must begin with a slash'],
  [{ maxPageLength: 10 }, '"maxPageLength" must be greater than or equal to 5000'],
  [{ colour: 'red' }, 'There is no option "colour". Remove it, or use one that the README lists.'],
])('options %j are refused', (options, message) => {
  expect(() => checked(options)).toThrow(message);
});
