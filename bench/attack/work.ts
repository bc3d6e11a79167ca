import { setTimeout as pause } from 'node:timers/promises';
import type { Reply } from '../reader.ts';
import { percentile } from '../statistics.ts';
import type { Attack } from './Attack.ts';
import { expensiveSearch } from './searches.ts';

const SENT_A_SECOND = 20;
const ATTACK_MS = 15_000;

/** Attacks on the main thread, on which every page waits. */
export const WORK_ATTACKS: readonly Attack[] = [
  {
    name: 'bytes of the largest answer to one request',
    isShort: true,
    async run({ newReader }) {
      const reader = newReader();
      const batch = Array.from({ length: 10 }, (_, page) => expensiveSearch('to the of and a in is', page));
      const replies = [await reader.search(...batch), await reader.search(expensiveSearch('a', 0))];
      return { cost: Math.max(...replies.map(({ text }) => text.length)) / 1e6, most: 1, unit: 'MB' };
    },
  },
  whileAttacked('pages while one address sends the dearest batches', (reader, turn) =>
    reader.search(
      ...Array.from({ length: 10 }, (_, page) => expensiveSearch(`to the of and a in is ${turn % 9}`, page)),
    ),
  ),
  whileAttacked('pages while one address asks for result pages', (reader, turn) =>
    reader.send(`/search?q=${encodeURIComponent(`to the of and a in is ${turn}`)}`),
  ),
];

type Shot = (reader: ReturnType<Parameters<Attack['run']>[0]['newReader']>, turn: number) => Promise<Reply>;

/** The slowest of a hundred pages of another reader while one reader goes on with the attack. */
function whileAttacked(name: string, shoot: Shot): Attack {
  return {
    name,
    isShort: false,
    async run({ newReader }) {
      const attacker = newReader();
      const other = newReader();
      const times: number[] = [];
      const shots: Promise<unknown>[] = [];
      let isOver = false;
      const attack = async () => {
        for (let turn = 0; !isOver; turn++) {
          shots.push(shoot(attacker, turn));
          await pause(1000 / SENT_A_SECOND);
        }
      };
      const attacked = attack();
      const ends = performance.now() + ATTACK_MS;
      while (performance.now() < ends) {
        times.push((await other.send('/docs/intro')).milliseconds);
        await pause(50);
      }
      isOver = true;
      await attacked;
      await Promise.all(shots);
      return { cost: percentile(times, 99), most: 50, unit: 'ms, p99' };
    },
  };
}
