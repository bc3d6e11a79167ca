import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { citedIn } from '@feedback-docs/answers';
import { rounded } from '../statistics.ts';
import { checkAgainst } from './checkAgainst.ts';
import { converse } from './converse.ts';
import { type Figure, figures, type Judged, rank } from './figures.ts';
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
    value: rounded(value, 3),
    low: rounded(low, 3),
    high: rounded(high, 3),
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
    const [value, low, high] = [to.value, to.high, to.low].map((share) => from.value - share) as [
      number,
      number,
      number,
    ];
    return [{ name: `one typo costs: ${name}`, value, low, high, count: to.count }];
  });
}

function latencies(all: readonly Judged[]): Figure[] {
  const [first, whole] = [
    all.map(({ answered }) => answered.firstChunkMs),
    all.map(({ answered }) => answered.wholeMs),
  ];
  return [rank('first chunk, p95 in ms', first, 95), rank('whole answer, p95 in ms', whole, 95)];
}

function printFailure({ question, answered, verdict }: Judged): void {
  const { citedFirst, cited, facts, exact, refusedRightly, falselyRefused, foreignLinks, foreignSentences } = verdict;
  const faults = [
    falselyRefused === true ? 'falsely refused' : '',
    refusedRightly === false ? 'answered, should refuse' : '',
    question.kind === 'version' && exact === false ? 'not exact' : '',
    cited === false ? 'not cited' : citedFirst === false ? 'not cited first' : '',
    facts !== undefined && facts < 1 ? `facts ${rounded(facts, 3)}` : '',
    foreignLinks.length > 0 ? `foreign links ${foreignLinks.join(' ')}` : '',
    foreignSentences.length > 0 ? `foreign sentences ${JSON.stringify(foreignSentences)}` : '',
  ].filter((fault) => fault !== '');
  if (faults.length === 0) return;
  const links = citedIn(answered.text).map((url) => url.replace('/docs/survey/', ''));
  console.log(
    `${question.id} ${JSON.stringify(question.turns)}: ${faults.join('; ')}\n    cites ${links.slice(0, 6).join(' ')}`,
  );
}
