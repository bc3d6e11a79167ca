import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocPage } from '../content/DocPage.ts';
import { BENCH_FOLDER, runIn } from './BenchFolder.ts';
import type { Peer } from './Peer.ts';

/** Builds a peer with these pages, unless that was done before, and returns the folder of the built site. */
export async function buildPeer(peer: Peer, pages: readonly DocPage[]): Promise<string> {
  const folder = join(BENCH_FOLDER, peer.name.toLowerCase());
  const output = join(folder, peer.output);
  const madeFrom = join(folder, 'made-from.txt');
  const wanted = createHash('sha256').update(JSON.stringify(pages)).update(readFileSync(PINNED)).digest('hex');
  if (existsSync(madeFrom) && existsSync(output) && readFileSync(madeFrom, 'utf8') === wanted) return output;
  console.log(`Building ${peer.name} with ${pages.length} pages`);
  await writeProject(peer, folder, pages);
  const [command, ...parameters] = peer.command;
  await runIn(folder, command, parameters);
  writeFileSync(madeFrom, wanted);
  return output;
}

/** Writes the project of a peer into a folder, in place of what was there. */
export async function writeProject(peer: Peer, folder: string, pages: readonly DocPage[]): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await peer.write(folder, pages);
}

const PINNED = join(import.meta.dirname, '..', 'packages.json');
