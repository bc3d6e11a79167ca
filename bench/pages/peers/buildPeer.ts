import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocPage } from '../content/DocPage.ts';
import { BENCH_FOLDER, PINNED_PACKAGES, runIn } from './BenchFolder.ts';
import type { Peer } from './Peer.ts';
import { writeFileIn } from './writeFileIn.ts';

/** Builds a peer with these pages, unless that was done before, and returns the folder of the built site. */
export async function buildPeer(peer: Peer, pages: readonly DocPage[]): Promise<string> {
  const folder = join(BENCH_FOLDER, peer.name.toLowerCase());
  const output = join(folder, peer.output);
  const madeFrom = join(folder, 'made-from.txt');
  const project = JSON.stringify(peer.project(pages));
  const wanted = createHash('sha256').update(project).update(readFileSync(PINNED_PACKAGES)).digest('hex');
  if (existsSync(madeFrom) && existsSync(output) && readFileSync(madeFrom, 'utf8') === wanted) return output;
  console.log(`Building ${peer.name} with ${pages.length} pages`);
  writeProject(peer, folder, pages);
  const [command, ...parameters] = peer.command;
  await runIn(folder, command, parameters);
  writeFileSync(madeFrom, wanted);
  return output;
}

/** Writes the project of a peer into a folder, in place of what was there. */
export function writeProject(peer: Peer, folder: string, pages: readonly DocPage[]): void {
  rmSync(folder, { recursive: true, force: true });
  for (const [path, text] of Object.entries(peer.project(pages))) writeFileIn(folder, path, text);
}
