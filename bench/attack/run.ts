// Tries what one reader, or a misbehaving provider, could do to all others, against a started server: what it costs in
// processor time, memory, disk and waiting. Needs a built site (SITE_DIR, or ./site) and Linux, whose /proc it reads.
// Usage: node bench/attack/run.ts [--short]
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { untilAtRest } from '../processUse.ts';
import { startServer } from '../startServer.ts';
import type { AttackGroup } from './Attack.ts';
import { DISK_ATTACKS } from './disk.ts';
import { LIMIT_ATTACKS } from './limits.ts';
import { MEMORY_ATTACKS } from './memory.ts';
import { DAILY_BUDGET, modelAttacks, startFakeProvider } from './model.ts';
import { QUESTION_ATTACKS } from './questions.ts';
import { REQUEST_ATTACKS } from './requests.ts';
import { createTarget } from './Target.ts';
import { WORK_ATTACKS } from './work.ts';

const { values: options } = parseArgs({ options: { short: { type: 'boolean', default: false } } });
if (!existsSync('/proc/self/schedstat')) {
  console.log('Left out: the costs of attacks are read from /proc, which this system does not have.');
  process.exit(0);
}

const provider = await startFakeProvider();
const GROUPS: readonly AttackGroup[] = [
  {
    settings: {},
    attacks: [
      ...QUESTION_ATTACKS,
      ...WORK_ATTACKS,
      ...DISK_ATTACKS,
      ...LIMIT_ATTACKS,
      ...REQUEST_ATTACKS,
      ...MEMORY_ATTACKS,
    ],
  },
  {
    settings: {
      MODEL_PROVIDER: 'openai-compatible',
      MODEL_BASE_URL: provider.baseUrl,
      MODEL_NAME: 'fake',
      MODEL_API_KEY: 'none',
      MODEL_DAILY_BUDGET: `${DAILY_BUDGET}`,
    },
    attacks: modelAttacks(provider),
  },
];

const rows = [];
for (const { settings, attacks } of GROUPS) {
  const server = await startServer({ LOG_LEVEL: 'info', TRUST_PROXY: '1', ...settings });
  try {
    // What its threads do to warm up would count as the cost of the first attack.
    await untilAtRest(server.pid);
    const target = createTarget(server);
    for (const { name, isShort, run } of attacks) {
      if (options.short && !isShort) continue;
      const started = performance.now();
      const { cost, most, unit } = await run(target);
      const row = { attack: name, cost: Math.round(cost * 100) / 100, most, unit, holds: cost <= most };
      rows.push(row);
      console.log(
        `${row.holds ? 'holds' : 'FAILS'}  ${name}: ${row.cost} ${unit}, at most ${most} (${Math.round((performance.now() - started) / 1000)} s)`,
      );
    }
  } finally {
    await server.stop();
  }
}
provider.stop();
console.table(rows);
if (rows.some(({ holds }) => !holds)) process.exitCode = 1;
