import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { AssistantFilesError, readAnswerFiles } from './readAnswerFiles.ts';

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

async function siteWith(answers: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'answers-'));
  folders.push(folder);
  await mkdir(join(folder, 'server-data', 'search'), { recursive: true });
  await writeFile(join(folder, 'server-data', 'search', 'answers.json'), answers);
  return folder;
}

it.each([
  [
    'of an older build',
    '{"sections": [], "unanswered": {}, "wordVectors": {"dimensions": 0, "words": "", "values": "", "otherWords": ""}}',
    'intents must be an object; it may be of another version of this site',
  ],
  ['that hold nothing', 'null', 'what it holds must be an object'],
  [
    'of another shape',
    '{"sections":[],"unanswered":{},"wordVectors":{},"intents":{}}',
    'wordVectors.dimensions must be a number',
  ],
  ['with half a section', '{"sections":[{"url":"/docs"}]}', 'sections[0].page must be a string'],
  ['that are cut off', '{"sections": [', 'answers.json'],
])('answers %s are refused with the file and what to run', async (_, answers, reason) => {
  const read = readAnswerFiles(await siteWith(answers));
  await expect(read).rejects.toThrow(AssistantFilesError);
  await expect(read).rejects.toThrow(reason);
  await expect(read).rejects.toThrow('Run "npm run build" to build it again.');
});
