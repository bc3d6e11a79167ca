import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import { afterEach, expect, test } from 'vitest';
import { AssistantFilesError, readAnswerFiles } from './readAnswerFiles.ts';

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

async function siteWith(answers: Uint8Array): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'answers-'));
  folders.push(folder);
  await mkdir(join(folder, 'server-data', 'search'), { recursive: true });
  await writeFile(join(folder, 'server-data', 'search', 'answers.bin'), answers);
  return folder;
}

const VECTORS = { dimensions: 0, words: '', values: '', otherWords: '' };

test.each([
  ['of an older build', serialize({ sections: [], wordVectors: VECTORS }), 'intents must be an object; it may be of'],
  ['that hold nothing', serialize(null), 'what it holds must be an object'],
  ['of another shape', serialize({ sections: [], wordVectors: {} }), 'wordVectors.dimensions must be a number'],
  ['with half a section', serialize({ sections: [{ url: '/docs' }] }), 'sections[0].page must be a string'],
  ['that are cut off', serialize({ sections: [] }).subarray(0, -4), 'answers.bin'],
  ['that are something else', Buffer.from('{"sections": []}'), 'answers.bin'],
])('answers %s are refused with the file and what to run', async (_, answers, reason) => {
  await isRefused(await siteWith(answers), reason);
});

test('refuses a folder without answers', async () => {
  const folder = await siteWith(Buffer.of());
  await rm(join(folder, 'server-data', 'search', 'answers.bin'));
  await isRefused(folder, 'answers.bin');
});

async function isRefused(folder: string, reason: string): Promise<void> {
  const read = readAnswerFiles(folder);
  await expect(read).rejects.toThrow(AssistantFilesError);
  await expect(read).rejects.toThrow(reason);
  await expect(read).rejects.toThrow('Run "npm run build" to build it again.');
}
