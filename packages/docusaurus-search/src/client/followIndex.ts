// Part of the app in development only: when the index has been written again, the workers that hold the one before start anew.
import '@generated/search-index-served/revision.json';
import { restartWorkers } from './searchWorkerHost.ts';

declare global {
  interface ImportMeta {
    /** Written out in full below, as the bundler looks for exactly that. */
    readonly webpackHot?: { accept(module: string, listen: () => void): void };
  }
}

if (import.meta.webpackHot)
  import.meta.webpackHot.accept('@generated/search-index-served/revision.json', restartWorkers);
