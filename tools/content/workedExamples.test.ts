import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const appendix = readFileSync('site/docs/survey/Docs/Appendix.md', 'utf8');
const examples = readExamples(appendix.slice(appendix.indexOf('{#formulas}')));

test('the Net Promoter Score of the worked example is right', () => {
  const { inputs, results } = example(0);
  const [promoters, passives, detractors] = take(inputs, 'Promoters', 'Passives', 'Detractors');
  expect(results).toEqual([`+${Math.round((100 * (promoters - detractors)) / (promoters + passives + detractors))}`]);
});

test('the customer satisfaction score of the worked example is right', () => {
  const { inputs, results } = example(1);
  const [top, all] = take(inputs, 'Answers on the top', 'All answers');
  expect(results).toEqual([`${((100 * top) / all).toFixed(1)} %`]);
});

test('the customer effort score of the worked example is right', () => {
  const { inputs, results } = example(2);
  const [sum, answers] = take(inputs, 'Sum', 'Answers');
  expect(results).toEqual([(sum / answers).toFixed(1)]);
});

test('both margins of error are right, for a large and for a finite population', () => {
  const [p, n, z] = take(example(3).inputs, 'Share p', 'Answers n', 'z for');
  expect(example(3).results).toEqual([`±${(100 * marginOfError(p, n, z)).toFixed(1)} points`]);
  const [population] = take(example(4).inputs, 'Population');
  const finite = marginOfError(p, n, z) * Math.sqrt((population - n) / (population - 1));
  expect(example(4).results).toEqual([`±${(100 * finite).toFixed(1)} points`]);
});

test('both sample sizes are right and rounded up', () => {
  const [p, e, z] = take(example(5).inputs, 'Share p', 'Margin e', 'z for');
  const n0 = (z ** 2 * p * (1 - p)) / e ** 2;
  expect(example(5).results).toEqual([String(Math.ceil(n0))]);
  const [population] = take(example(6).inputs, 'Population');
  expect(example(6).results).toEqual([String(Math.ceil(n0 / (1 + (n0 - 1) / population)))]);
});

test('both response rates follow the AAPOR definitions', () => {
  const [i, p, r, nc, o, u] = take(example(7).inputs, 'I', 'P', 'R', 'NC', 'O', 'UH + UO');
  const all = i + p + (r + nc + o) + u;
  expect(example(7).results).toEqual([i, i + p].map((counted) => `${((100 * counted) / all).toFixed(1)} %`));
});

test('no worked example is left without its formula', () => {
  expect(examples).toHaveLength(8);
});

function marginOfError(p: number, n: number, z: number): number {
  return z * Math.sqrt((p * (1 - p)) / n);
}

interface Example {
  inputs: [name: string, value: number][];
  results: string[];
}

function example(position: number): Example {
  const found = examples[position];
  if (found === undefined) throw new Error(`The Appendix has no worked example number ${position + 1}.`);
  return found;
}

/** The values of the inputs whose names begin so, as many as asked for. */
function take<Names extends string[]>(inputs: Example['inputs'], ...names: Names): { [Place in keyof Names]: number } {
  return names.map((name) => {
    const input = inputs.find(([label]) => label === name) ?? inputs.find(([label]) => label.startsWith(name));
    if (input === undefined) throw new Error(`A worked example has no input called "${name}".`);
    return input[1];
  }) as { [Place in keyof Names]: number };
}

function readExamples(text: string): Example[] {
  return [...text.matchAll(/\| Input \| Value \|\n\|[-|]+\|\n((?:\|.*\n)+)/g)].map(([, rows = '']) => {
    const cells = rows
      .trim()
      .split('\n')
      .map((row) =>
        row
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim().replaceAll('**', '')),
      );
    const results = cells.filter(([name]) => name?.startsWith('Result')).map(([, value = '']) => value);
    const inputs = cells
      .filter(([name]) => !name?.startsWith('Result'))
      .map(([name = '', value = '']): [string, number] => [name, Number(value.replaceAll(',', ''))]);
    return { inputs, results };
  });
}
