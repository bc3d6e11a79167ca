import { relative } from 'node:path';

/** A generated file as routes shall name it: chunks are named after it, and must not be named after the folder that the site lies in. */
export function generatedPath(file: string, generatedFilesDir: string): string {
  return `@generated/${relative(generatedFilesDir, file).replaceAll('\\', '/')}`;
}
