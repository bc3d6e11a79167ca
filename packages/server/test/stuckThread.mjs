// Loaded into threads before they answer: what they are asked with these words keeps them from going on.
import { parentPort } from 'node:worker_threads';

parentPort?.on('message', ({ messages }) => {
  const text = JSON.stringify(messages ?? '');
  if (text.includes('spin for ever')) for (;;);
  // Takes its time, but none of the processor's.
  if (text.includes('wait for long')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 4000);
});
