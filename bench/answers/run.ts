import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { citedIn } from '@feedback-docs/answers';
import { checkAgainst } from './checkAgainst.ts';
import { converse } from './converse.ts';
import { type Figure, figures, type Judged } from './figures.ts';
import { type GoldQuestion, readQuestions } from './GoldQuestion.ts';
import { generateAttacks } from './generateAttacks.ts';
import { judge } from './judge.ts';
import { knownText } from './knownText.ts';
import { misspell } from './misspell.ts';
import { openAnswerer } from './openAnswerer.ts';

/**
 * Usage: node bench/answers/run.ts [questions.json] [--half test|tune] [--out figures.json] [--failures]
 * With --check it fails when the lower bound of a figure has dropped by more than two points since baseline.json.
 * With --failures it prints what went wrong, but never for the half "test", which nobody who tunes is to see.
 */
const GENERATED_ATTACKS = 200;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string' },
    half: { type: 'string' },
    check: { type: 'boolean', default: false },
    failures: { type: 'boolean', default: false },
  },
});
const questions = readQuestions(positionals[0] ?? join(import.meta.dirname, 'gold.json')).filter(
  ({ half }) => values.half === undefined || half === values.half,
);
const { answerer, records, releases } = openAnswerer();
const known = knownText(records, releases);

const judged = await judgeAll(questions);
const typos = await judgeAll(questions.filter(({ kind }) => kind === 'answerable').map(withTypo));
const attacks = figures(await judgeAll(generateAttacks(GENERATED_ATTACKS))).filter(({ name }) =>
  name.startsWith('attacks'),
);
const table = [
  ...figures(judged),
  ...attacks.map((figure) => ({ ...figure, name: `generated ${figure.name}` })),
  ...typoLoss(judged, typos),
  ...latencies(judged),
];
console.table(
  table.map(({ name, value, low, high, count }) => ({
    name,
    value: round(value),
    low: round(low),
    high: round(high),
    count,
  })),
);
if (values.failures) for (const one of judged) if (one.question.half !== 'test') printFailure(one);
if (values.check) checkAgainst(join(import.meta.dirname, 'baseline.json'), table);
if (values.out !== undefined) writeFileSync(values.out, `${JSON.stringify(table, null, 2)}\n`);

async function judgeAll(asked: readonly GoldQuestion[]): Promise<Judged[]> {
  const all: Judged[] = [];
  for (const question of asked) {
    const answered = await converse(answerer, question.turns);
    all.push({ question, answered, verdict: judge(question, answered, known) });
  }
  return all;
}

function withTypo(question: GoldQuestion, at: number): GoldQuestion {
  return { ...question, turns: question.turns.map((turn) => misspell(turn, at + 1)) };
}

function typoLoss(plain: readonly Judged[], misspelt: readonly Judged[]): Figure[] {
  const before = figures(plain.filter(({ question }) => question.kind === 'answerable'));
  const after = figures(misspelt);
  return ['right section cited first', 'right section among the citations'].flatMap((name) => {
    const [from, to] = [before.find((figure) => figure.name === name), after.find((figure) => figure.name === name)];
    if (from === undefined || to === undefined) return [];
    const loss = from.value - to.value;
    return [
      {
        name: `one typo costs: ${name}`,
        value: loss,
        low: from.value - to.high,
        high: from.value - to.low,
        count: to.count,
      },
    ];
  });
}

function latencies(all: readonly Judged[]): Figure[] {
  const p95 = (name: string, times: readonly number[]): Figure => {
    const value = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
    return { name, value, low: value, high: value, count: times.length };
  };
  return [
    p95(
      'first chunk, p95 in ms',
      all.map(({ answered }) => answered.firstChunkMs),
    ),
    p95(
      'whole answer, p95 in ms',
      all.map(({ answered }) => answered.wholeMs),
    ),
  ];
}

function printFailure({ question, answered, verdict }: Judged): void {
  const { citedFirst, cited, facts, exact, refusedRightly, falselyRefused, foreignLinks, foreignSentences } = verdict;
  const faults = [
    falselyRefused === true ? 'falsely refused' : '',
    refusedRightly === false ? 'answered, should refuse' : '',
    question.kind === 'version' && exact === false ? 'not exact' : '',
    cited === false ? 'not cited' : citedFirst === false ? 'not cited first' : '',
    facts !== undefined && facts < 1 ? `facts ${round(facts)}` : '',
    foreignLinks.length > 0 ? `foreign links ${foreignLinks.join(' ')}` : '',
    foreignSentences.length > 0 ? `foreign sentences ${JSON.stringify(foreignSentences)}` : '',
  ].filter((fault) => fault !== '');
  if (faults.length === 0) return;
  const links = citedIn(answered.text).map((url) => url.replace('/docs/survey/', ''));
  console.log(
    `${question.id} ${JSON.stringify(question.turns)}: ${faults.join('; ')}\n    cites ${links.slice(0, 6).join(' ')}`,
  );
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
