import { statSync } from 'node:fs';
import { join } from 'node:path';

/** The file of a built site that an address leads to, or null: the file itself, then as a page, then as the index of a folder. */
export function findFile(folder: string, address: string): string | null {
  const path = decodeURIComponent(new URL(address, 'http://localhost').pathname);
  const candidates = path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`, `${path}/index.html`];
  return candidates.map((candidate) => join(folder, candidate)).find(isFile) ?? null;
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
