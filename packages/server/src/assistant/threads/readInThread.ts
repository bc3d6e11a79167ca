import { Worker } from 'node:worker_threads';
import { AssistantFilesError } from '../readAnswerFiles.ts';
import type { FromIndexThread, IndexedFiles } from './ThreadMessage.ts';

/** Reads what a built site holds for its assistant in a thread that ends then. Throws an AssistantFilesError. */
export async function readInThread(siteDir: string): Promise<IndexedFiles> {
  const worker = new Worker(new URL('./indexThread.ts', import.meta.url), { workerData: siteDir });
  // As long as the server listens, it lives; a thread does not keep it from ending.
  worker.unref();
  const { promise, resolve, reject } = Promise.withResolvers<IndexedFiles>();
  worker.once('error', reject);
  worker.once('exit', (code) =>
    reject(new Error(`The thread that reads for the assistant ended early, with exit code ${code}.`)),
  );
  worker.once('message', (message: FromIndexThread) => {
    if (message.type === 'unusable') reject(new AssistantFilesError(message.reason));
    else resolve(message.files);
  });
  return promise;
}
