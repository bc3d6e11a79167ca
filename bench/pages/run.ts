// Measures the built site and its peers in the same run: bytes, Lighthouse, processor time of a load, clicks. Needs a built site.
// Usage: npm run bench:pages -- [--rounds 5] [--sites ours,own-server,plain,docusaurus,vitepress,starlight] [--only weight,cpu,clicks,lighthouse]
// Prints one table and writes .cache/results/pages.json.
import { existsSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { writeResults } from '../results.ts';
import { readDocs } from './content/readDocs.ts';
import { FIGURES, PAGES } from './figures/Figure.ts';
import { figureTable } from './figures/figureTable.ts';
import { runsTable } from './figures/runsTable.ts';
import { Samples } from './figures/Samples.ts';
import type { ClickTarget } from './measure/measureClicks.ts';
import { PARTS } from './measureRound.ts';
import { type MeasuredSite, openSites, SITE_NAMES } from './openSites.ts';
import { parseOptions } from './parseOptions.ts';
import { installPackages } from './peers/BenchFolder.ts';
import { rotated } from './rotated.ts';

/** Pages of the sidebar, clicked in turn from the long page. */
const TARGETS = ['Best_Practices', 'Getting_Started', 'Intro', 'Quick_Start_Guide'].map(
  (name) => `/docs/survey/Docs/${name}`,
);

const options = parseOptions(process.argv.slice(2), { sites: SITE_NAMES, parts: Object.keys(PARTS) });
if (!existsSync('site/build/pages.json'))
  throw new Error('There is no built site in site/build, so there is nothing to measure. Run npm run build first.');
await installPackages();
const targets = clickTargets();
const sites = await openSites(options.sites);
const runs = sites.map((site) => ({ site, samples: new Samples(site.title) }));
const measured = runs.map(({ samples }) => samples);
const machine = { startedAt: new Date().toISOString(), processors: cpus().length, loadBefore: loadavg() };
try {
  for (let round = 0; round < options.rounds; round++) {
    // Each round begins with another site, so that none always has the machine at its quietest.
    for (const { site, samples } of rotated(runs, round)) await measureSite(site, samples, round);
    // So that an interrupted run keeps its results.
    writeResults('pages', { ...machine, loadAfter: loadavg(), ...options, measured });
    console.log(`Round ${round + 1} of ${options.rounds} is done.`);
  }
} finally {
  for (const site of sites) await site.stop();
}
console.log(`\n${figureTable(FIGURES, measured)}\n\n${runsTable(measured, Object.keys(PAGES))}`);
for (const { site, failures } of measured)
  for (const [failure, times] of counted(failures)) console.log(`${site}: ${failure} (${times} times)`);

async function measureSite(site: MeasuredSite, samples: Samples, round: number): Promise<void> {
  for (const name of options.parts) {
    try {
      await PARTS[name]?.(site, samples, round, targets);
    } catch (error) {
      // One failed measurement must not cost the others; it is listed below the table.
      samples.failures.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}

function clickTargets(): ClickTarget[] {
  const pages = readDocs('site/docs');
  return TARGETS.map((path) => {
    const page = pages.find((candidate) => candidate.path === path);
    if (page === undefined) throw new Error(`There is no page ${path} any more. Choose another one in TARGETS.`);
    return { path, heading: page.title };
  });
}

function counted(list: readonly string[]): [string, number][] {
  return Object.entries(Object.groupBy(list, (one) => one)).map(([one, all]) => [one, all?.length ?? 0]);
}
