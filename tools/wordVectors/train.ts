import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { plainWords } from '@feedback-docs/answers';
import { openBuiltSite } from '../builtSite/openBuiltSite.ts';
import { seededRandom } from '../seededRandom.ts';
import { createStudent } from './createStudent.ts';
import { encodedTexts } from './encodedTexts.ts';
import { firstVectors } from './firstVectors.ts';
import { type Matrix, row, zeros } from './Matrix.ts';
import { otherWords } from './otherWords.ts';
import { packVectors } from './packVectors.ts';
import { pickTexts } from './pickTexts.ts';
import { readTexts } from './readTexts.ts';
import { similarityGradient } from './similarityGradient.ts';
import { commonWords, installTeachers } from './teacher.ts';
import { varyQuestions } from './varyQuestions.ts';

/**
 * Learns the vectors with which the assistant tells what a question means, from the questions in site/questions and the
 * built pages, and writes site/questions/wordVectors.json. Run `npm run build` first. Takes some minutes.
 * Usage: node tools/wordVectors/train.ts [--out file] [--without 3]; `--without 3` leaves every third question out of
 * what is learned about sections, so that weights can be fitted on questions that the vectors do not know.
 */
const SITE = join(import.meta.dirname, '..', '..', 'site');
const DIMENSIONS = 48;
const COMMON_WORDS = 40_000;
const STEPS = 1400;
const ROUNDS_OF_VARIATIONS = 1;

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: join(SITE, 'questions', 'wordVectors.json') },
    without: { type: 'string' },
  },
});
const { docs } = openBuiltSite();
installTeachers();
const random = seededRandom(1);
const common = commonWords(COMMON_WORDS);
const texts = readTexts(docs, Number(values.without ?? 0));
const questions = texts.filter(({ isQuestion }) => isQuestion).map(({ text }) => text);
for (let round = 0; round < ROUNDS_OF_VARIATIONS; round++) {
  for (const text of varyQuestions(questions, common, random)) texts.push({ text, section: null, isQuestion: false });
}
const words = [...new Set(texts.flatMap(({ text }) => plainWords(text)))].sort();
const numbers = new Map(words.map((word, at) => [word, at]));
console.log(`${texts.length} texts with ${words.length} words. Asking the teacher.`);
const exactMatch = await encodedTexts(
  texts.map(({ text }) => text),
  say('texts'),
);
const vectors = firstVectors(await encodedTexts(words, say('words')), words, common.words, DIMENSIONS);
const bags = texts.map(({ text }) => plainWords(text).map((word) => numbers.get(word) ?? 0));

const student = createStudent(vectors, STEPS);
const started = performance.now();
for (let step = 1; step <= STEPS; step++) {
  const picked = pickTexts(texts, bags, random);
  const read = picked.map((at) => bags[at]?.filter(() => random() >= 0.1) ?? []);
  const lesson = similarityGradient(
    student.read(read),
    rowsOf(exactMatch, picked),
    picked.map((at) => texts[at]?.section ?? null),
  );
  student.learn(read, lesson.gradient);
  if (step % 50 !== 0) continue;
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(
    `step ${step} of ${STEPS}: teacher ${lesson.teacher.toFixed(4)}, sections ${lesson.sections.toFixed(3)}, ${seconds} s`,
  );
}
const learned = { ...packVectors(words, vectors), otherWords: otherWords(common.words, words).join(' ') };
writeFileSync(values.out, `${JSON.stringify(learned, null, 2)}\n`);
console.log(`Wrote ${values.out}.`);

function rowsOf(matrix: Matrix, numbersOfRows: readonly number[]): Matrix {
  const taken = zeros(numbersOfRows.length, matrix.columns);
  for (const [at, number] of numbersOfRows.entries()) row(taken, at).set(row(matrix, number));
  return taken;
}

function say(what: string): (done: number) => void {
  return (done) => console.log(`${done} ${what}`);
}
