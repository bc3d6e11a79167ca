// Measures builds of our site, of Docusaurus as it comes and of VitePress at two sizes, cold and warm, in interleaved rounds, and weighs pages of both sizes. Linux only.
// Usage: npm run bench:build -- [--rounds 1] [--sites ours,docusaurus,vitepress] [--only 80,1000]
// Prints one table and writes .cache/results/build.json.
import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { writeResults } from '../results.ts';
import { median, rounded } from '../statistics.ts';
import { growSite } from './build/growSite.ts';
import { type CommandCost, measureCommand } from './build/measureCommand.ts';
import { readDocs } from './content/readDocs.ts';
import { PAGES } from './figures/Figure.ts';
import { measureWeight, type Weight } from './measure/measureWeight.ts';
import { parseOptions } from './parseOptions.ts';
import { BENCH_FOLDER, installPackages } from './peers/BenchFolder.ts';
import { writeProject } from './peers/buildPeer.ts';
import { docusaurus } from './peers/docusaurus.ts';
import type { Peer } from './peers/Peer.ts';
import { vitepress } from './peers/vitepress.ts';
import { serveFolder } from './serve/serveFolder.ts';

interface Project {
  readonly site: string;
  readonly pages: number;
  readonly folder: string;
  readonly command: readonly [string, ...string[]];
  readonly output: string;
  readonly caches: readonly string[];
}

interface Row {
  readonly site: string;
  readonly pages: number;
  readonly kind: 'cold' | 'warm';
  readonly costs: CommandCost[];
}

/** At most so many times the user time and the memory that Docusaurus takes for 1,000 pages in the same run. */
const MAX_TIMES = { cold: 1.3, warm: 0.9, memory: 1.1 } as const;

const PEERS: Readonly<Record<string, Peer>> = { docusaurus, vitepress };

const options = parseOptions(
  process.argv.slice(2),
  { sites: ['ours', ...Object.keys(PEERS)], parts: ['80', '1000'] },
  1,
);
await installPackages();
const projects: Project[] = [];
for (const pages of options.parts.map(Number))
  for (const site of options.sites) {
    const peer = PEERS[site];
    projects.push(peer === undefined ? writeOurs(pages) : writePeer(peer, pages));
  }
const rows: Row[] = projects.flatMap(({ site, pages }) =>
  (['cold', 'warm'] as const).map((kind) => ({ site, pages, kind, costs: [] })),
);
for (let round = 0; round < options.rounds; round++) {
  for (const project of projects) {
    for (const cache of project.caches) rmSync(join(project.folder, cache), { recursive: true, force: true });
    for (const kind of ['cold', 'warm'] as const) {
      const cost = await measureCommand(project.folder, project.command);
      rows
        .find((row) => row.site === project.site && row.pages === project.pages && row.kind === kind)
        ?.costs.push(cost);
      console.log(
        `${project.site}, ${project.pages} pages, ${kind}: ${Math.round(cost.userSeconds)} s, ${Math.round(cost.peakMiB)} MiB`,
      );
    }
  }
}
const weights = [];
for (const project of projects) weights.push(...(await weigh(project)));
console.table(rows.map(summary));
console.table(weights.map(shortened));
writeResults('build', { load: loadavg(), rows, weights });

function writeOurs(pages: number): Project {
  const root = join(BENCH_FOLDER, `ours-${pages}`);
  const folder = join(root, 'site');
  growSite('site', folder, pages);
  const caches = ['node_modules', '.docusaurus', 'build', 'server-data', '../.cache'];
  return { site: 'ours', pages, folder, command: ['npm', 'run', 'build', '--silent'], output: 'build', caches };
}

function writePeer(peer: Peer, pages: number): Project {
  const folder = join(BENCH_FOLDER, `${peer.name.toLowerCase()}-${pages}`);
  const grown = join(BENCH_FOLDER, `grown-${pages}`);
  growSite('site', grown, pages);
  writeProject(peer, folder, readDocs(join(grown, 'docs')));
  const { name, command, output, caches } = peer;
  return { site: name, pages, folder, command, output, caches };
}

/** The first load must not grow with the site, so the pages of both sizes are weighed. */
async function weigh({ site, pages, folder, output }: Project): Promise<(Weight & { page: string })[]> {
  const served = await serveFolder(join(folder, output));
  try {
    const weighed = [];
    for (const page of ['long', 'release'] as const)
      weighed.push({ site, pages, page, ...(await measureWeight(served.base + PAGES[page])) });
    return weighed;
  } finally {
    await served.stop();
  }
}

function summary(row: Row) {
  const { userSeconds, wallSeconds, peakMiB } = medianCost(row);
  return {
    site: row.site,
    pages: row.pages,
    kind: row.kind,
    'user CPU s': rounded(userSeconds, 1),
    'wall s': rounded(wallSeconds, 1),
    'peak MiB': rounded(peakMiB, 1),
    ...besideDocusaurus(row),
  };
}

/** How many times Docusaurus ours took; nothing where that was not built as well. */
function besideDocusaurus(row: Row) {
  const { site, pages, kind } = row;
  const peer = rows.find((other) => other.site === 'docusaurus' && other.pages === pages && other.kind === kind);
  if (site !== 'ours' || peer === undefined) return {};
  const [own, its] = [medianCost(row), medianCost(peer)];
  const time = own.userSeconds / its.userSeconds;
  const memory = own.peakMiB / its.peakMiB;
  return {
    'times CPU': rounded(time, 2),
    'times memory': rounded(memory, 2),
    ...(pages === 1000 && { reached: time <= MAX_TIMES[kind] && memory <= MAX_TIMES.memory }),
  };
}

function medianCost({ costs }: Pick<Row, 'costs'>): CommandCost {
  const middle = (value: (cost: CommandCost) => number) => median(costs.map(value));
  return {
    userSeconds: middle((cost) => cost.userSeconds),
    wallSeconds: middle((cost) => cost.wallSeconds),
    peakMiB: middle((cost) => cost.peakMiB),
  };
}

function shortened(weight: object) {
  const entries = Object.entries(weight).map(([name, value]) => [
    name,
    typeof value === 'number' ? rounded(value, 1) : value,
  ]);
  return Object.fromEntries(entries);
}
