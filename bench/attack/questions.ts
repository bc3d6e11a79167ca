import { seededRandom } from '../../tools/seededRandom.ts';
import { processorTime } from '../processUse.ts';
import type { Turn } from '../reader.ts';
import type { Attack } from './Attack.ts';

/** The question limit of the assistant, in characters. */
const MAX_QUESTION_LENGTH = 2000;

/** What one question may cost, in milliseconds of processor time on any thread. */
const MAX_FOR_A_QUESTION = 500;

/** Questions that keep patterns and loops busy when these are not linear. */
const BUSY_QUESTIONS: readonly string[] = [
  `Which came first, quotas${'\n'.repeat(MAX_QUESTION_LENGTH - 40)}logic`,
  `difference between ${'a or '.repeat(390)}`,
  'since when '.repeat(180),
  '1.'.repeat(990),
  `"${' "'.repeat(990)}`,
  '?'.repeat(1990),
  'and '.repeat(495),
  randomWords(MAX_QUESTION_LENGTH - 10, 8),
];

/** Questions that are expensive to read. */
export const QUESTION_ATTACKS: readonly Attack[] = [
  {
    name: 'dearest of 8 busy questions',
    isShort: true,
    async run({ newReader, pid }) {
      const reader = newReader();
      const token = await reader.token();
      const costs: number[] = [];
      for (const question of BUSY_QUESTIONS) {
        costs.push(await costOf(pid, () => reader.ask(question, { token })));
      }
      return { cost: Math.max(...costs), most: MAX_FOR_A_QUESTION, unit: 'ms of processor' };
    },
  },
  {
    name: 'follow-up after 58 KB of words that are none',
    isShort: true,
    async run({ newReader, pid }) {
      const turns: Turn[] = Array.from({ length: 28 }, (_, at) => ({
        role: at % 2 === 0 ? 'user' : 'assistant',
        text: randomWords(MAX_QUESTION_LENGTH - 10, 7),
      }));
      const reader = newReader();
      const token = await reader.token();
      const cost = await costOf(pid, () => reader.ask([...turns, { role: 'user', text: 'and in 1.60?' }], { token }));
      return { cost, most: MAX_FOR_A_QUESTION, unit: 'ms of processor' };
    },
  },
];

async function costOf(pid: number, act: () => Promise<unknown>): Promise<number> {
  const before = processorTime(pid);
  await act();
  return processorTime(pid) - before;
}

/** Words that no dictionary knows, the same in every run. */
function randomWords(characters: number, length: number): string {
  const letters = 'etaoinsrhldcumfpgwyb';
  const random = seededRandom(42);
  const word = () => Array.from({ length }, () => letters[Math.floor(random() * letters.length)]).join('');
  return Array.from({ length: Math.ceil(characters / length) }, word)
    .join(' ')
    .slice(0, characters);
}
