import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createSiteFixture, type SiteFixture } from './createSiteFixture.ts';
import { failure, type ModelServer, stall, startModelServer, text, toolCalls } from './startModelServer.ts';
import { endServers, startServerProcess } from './startServerProcess.ts';
import { writeSearchIndexes } from './writeSearchIndexes.ts';

const API_KEY = 'key-1-of-the-tests';
/** Prints the address of every module that is loaded. */
const TRACE_MODULES = `data:text/javascript,${encodeURIComponent(`
  import { writeSync } from 'node:fs';
  import { registerHooks } from 'node:module';
  registerHooks({
    load(url, context, next) {
      writeSync(2, 'loaded ' + url + '\\n');
      return next(url, context);
    },
  });
`)}`;

let fixture: SiteFixture;
beforeAll(async () => {
  fixture = await createSiteFixture();
  await writeSearchIndexes(fixture);
});
afterAll(() => fixture.dispose());
afterEach(endServers);

test('a server starts without what only later requests need, and loads what models need only with a model', async () => {
  await using provider = await startModelServer();
  const servers = [{}, modelOf(provider)].map((env) =>
    startServerProcess(fixture, env, { nodeOptions: ['--import', TRACE_MODULES] }),
  );
  const [without, having] = await Promise.all(
    servers.map(async ({ saw, output }) => {
      await saw(/Ready: 4 pages/);
      return [...output().matchAll(/^loaded .*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//gm)].map(([, name]) => name);
    }),
  );
  const ofModels = expect.stringMatching(/^(ai|@ai-sdk\/.*)$/);
  expect(without).toContain('fastify');
  expect(without).not.toContainEqual(ofModels);
  // What no reader has asked for yet: MCP, PostgreSQL, patches, release notes in Markdown, schemas of routes.
  for (const later of ['@modelcontextprotocol/server', 'zod', 'pg', 'diff', 'yaml', 'ajv'])
    expect(without).not.toContain(later);
  expect(having).toEqual(expect.arrayContaining(['ai', '@ai-sdk/anthropic', '@ai-sdk/openai-compatible']));
});

test('a server with a model answers with it, quotes when it fails or is silent, and says why in its log', async () => {
  await using provider = await startModelServer(
    toolCalls('random order'),
    text('Options can be shown in random order. [Random order](/docs/survey/radio_button#order)'),
    failure(500),
    stall(),
  );
  const server = startServerProcess(fixture, { ...modelOf(provider), MODEL_PATIENCE: '3000' });
  const base = await server.saw(/Listening on (http:[^"]+)/);
  await server.saw(/Ready: 4 pages/);
  const { token } = (await (await fetch(`${base}/chat/token`, { method: 'POST' })).json()) as { token: string };
  const ask = async (question: string) => {
    const messages = [{ id: question, role: 'user', parts: [{ type: 'text', text: question }] }];
    const headers = { authorization: `TOKEN ${token}` };
    const answer = await fetch(`${base}/chat`, { method: 'POST', headers, body: JSON.stringify({ messages }) });
    return answer.text();
  };

  const written = await ask('Can options be shuffled?');
  expect(sourcesOf(written)).toEqual(['model']);
  expect(written).toContain('[Random order](/docs/survey/radio_button#order)');

  const quoted = await ask('Does it fail?');
  expect(sourcesOf(quoted)).toEqual(['quotes', 'templates']);
  expect(quoted).toContain('support@example.com');
  await server.saw(/The language model did not answer: .* with status 500\. The answer was quoted instead\./);

  const before = performance.now();
  expect(sourcesOf(await ask('Is it silent?'))).toEqual(['quotes', 'templates']);
  expect(performance.now() - before).toBeLessThan(5000);
  await server.saw(/no sign of life for 3000 ms .*MODEL_PATIENCE/);

  server.child.kill('SIGINT');
  expect(await server.ended).toBe(0);
  expect(server.output()).not.toMatch(new RegExp(`${API_KEY}|shuffled`));
});

function modelOf({ baseUrl }: ModelServer): Record<string, string> {
  return {
    MODEL_PROVIDER: 'openai-compatible',
    MODEL_BASE_URL: baseUrl,
    MODEL_NAME: 'house-model',
    MODEL_API_KEY: API_KEY,
  };
}

/** What an answer says about where it comes from, in order. */
function sourcesOf(answer: string): string[] {
  return [...answer.matchAll(/"type":"data-answer-source","data":"(\w+)"/g)].map(([, source = '']) => source);
}

test('on SIGTERM an answer that does not end in time ends with a sentence, is recorded, and the process ends in peace', async () => {
  await using provider = await startModelServer(stall());
  const dataDir = join(fixture.siteDir, 'stopped-data');
  const server = startServerProcess(fixture, { ...modelOf(provider), MODEL_PATIENCE: '30000', DATA_DIR: dataDir });
  const base = await server.saw(/Listening on (http:[^"]+)/);
  await server.saw(/Ready: 4 pages/);
  const { token } = (await (await fetch(`${base}/chat/token`, { method: 'POST' })).json()) as { token: string };
  const messages = [{ id: 'q', role: 'user', parts: [{ type: 'text', text: 'random order?' }] }];
  const headers = { authorization: `TOKEN ${token}` };
  const answer = await fetch(`${base}/chat`, { method: 'POST', headers, body: JSON.stringify({ messages }) });
  server.child.kill('SIGTERM');
  expect(await answer.text()).toMatch(
    /"type":"error","errorText":"AI-206 The server is being restarted[\s\S]*data: \[DONE\]/,
  );
  expect(await server.ended).toBe(0);
  const insights = [join(import.meta.dirname, '../src/insights/main.ts'), '--json'];
  const { stdout } = await promisify(execFile)(process.execPath, insights, { env: { DATA_DIR: dataDir } });
  expect(JSON.parse(stdout).assistant).toMatchObject({ questions: 1 });
});
