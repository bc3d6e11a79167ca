// Runs in a thread of its own, which ends when it has read what the assistant answers from: so what reading needs goes back
// to the system, and the numbers that are left stand in memory that the threads that answer have in common.
import { parentPort, workerData } from 'node:worker_threads';
import { indexAnswers } from '@feedback-docs/answers';
import { AssistantFilesError, fromAnswerFiles, readAnswerFiles } from '../readAnswerFiles.ts';
import { practiceQuestions } from './practiceQuestions.ts';
import { shareNumbers } from './shareNumbers.ts';
import type { FromIndexThread } from './ThreadMessage.ts';

try {
  const siteDir = workerData as string;
  const { docs, releases, contact } = await readAnswerFiles(siteDir);
  const index = await fromAnswerFiles(siteDir, async () => shareNumbers(indexAnswers(docs, releases)));
  say({ type: 'indexed', files: { index, releases, contact, practice: practiceQuestions(docs) } });
} catch (error) {
  if (!(error instanceof AssistantFilesError)) throw error;
  say({ type: 'unusable', reason: error.message });
}

function say(message: FromIndexThread): void {
  parentPort?.postMessage(message);
}
