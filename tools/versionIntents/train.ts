import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  createIntentReader,
  INTENT_LABELS,
  type IntentLabel,
  plainWords,
  readWordVectors,
} from '@feedback-docs/answers/fitting';
import { parse } from 'yaml';
import { openBuiltSite } from '../builtSite/openBuiltSite.ts';
import { fitIntents, type Labelled } from './fitIntents.ts';

/**
 * Learns what questions about versions want to know from site/questions/versionIntents.yaml, from questions for
 * release items and from others, which want nothing of the kind, and writes site/questions/intentWeights.json. Run `npm run build` first, and run
 * it again when the word vectors are new. Takes a minute.
 * Usage: node tools/versionIntents/train.ts [--judge]; with --judge it learns from four fifths, says how many of the rest
 * it reads rightly, and which not, and writes nothing.
 */
const QUESTIONS = join(import.meta.dirname, '..', '..', 'site', 'questions');
/** Of the questions about the docs and of those without answer, every so many-th is shown as one that is not about versions. */
const EVERY = { answered: 10, unanswered: 5 };
/** Questions for release items that can only want to know when the item came. */
const ASKS_WHEN =
  /^(?:since when|when (?:did|was|were)|(?:(?:in|since|from|with) )?(?:which|what) (?:\w+ )?(?:version|release|update))\b/i;
/** What such a question counts beside one that was written for this. */
const PLAIN_WEIGHT = 0.4;
/** Questions of a reading from which on each counts 1. */
const USUAL = 250;
const FIFTHS = 5;

const { values } = parseArgs({ options: { judge: { type: 'boolean', default: false } } });
const { docs } = openBuiltSite();
const vectors = readWordVectors(docs.wordVectors);
const embed = (text: string) => vectors.embed(plainWords(text));
const written = readWritten();
const ofItems = docs.sections
  .flatMap(({ isRelease, askedAs }) => (isRelease ? askedAs : []))
  .filter((text) => ASKS_WHEN.test(text))
  .map((text): Labelled => ({ text, reading: 'arrival', weight: PLAIN_WEIGHT }));
const answered = docs.sections.flatMap(({ isRelease, askedAs }) => (isRelease ? [] : askedAs));
const plain = [
  ...answered.filter((_, at) => at % EVERY.answered === 0),
  ...Object.values(docs.unanswered)
    .flat()
    .filter((_, at) => at % EVERY.unanswered === 0),
].map((text): Labelled => ({ text, reading: 'none', weight: PLAIN_WEIGHT }));

if (values.judge) judge();
else {
  const weights = fitIntents([...written, ...ofItems, ...plain], embed);
  const file = join(QUESTIONS, 'intentWeights.json');
  writeFileSync(file, `${JSON.stringify(weights, null, 2)}\n`);
  console.log(
    `Learned from ${written.length} questions, ${ofItems.length} for release items and ${plain.length} about other things. Wrote ${file}.`,
  );
}

function readWritten(): Labelled[] {
  const byReading = parse(readFileSync(join(QUESTIONS, 'versionIntents.yaml'), 'utf8')) as Record<string, string[]>;
  return Object.entries(byReading).flatMap(([name, texts]) => {
    const reading = INTENT_LABELS.find((known) => known === name);
    if (reading === undefined) {
      throw new Error(`versionIntents.yaml: "${name}" is none of ${INTENT_LABELS.join(', ')}. Move its questions.`);
    }
    // Rare readings count more, or they would never be the likeliest.
    const weight = Math.min(2, Math.max(1, Math.sqrt(USUAL / texts.length)));
    return texts.map((text): Labelled => ({ text, reading, weight }));
  });
}

function judge(): void {
  const rightly = new Map<IntentLabel, [number, number]>();
  for (let fifth = 0; fifth < FIFTHS; fifth++) {
    const isHeldOut = (at: number) => at % FIFTHS === fifth;
    const learned = fitIntents([...written.filter((_, at) => !isHeldOut(at)), ...ofItems, ...plain], embed);
    const reader = createIntentReader(learned, embed);
    for (const { text, reading } of written.filter((_, at) => isHeldOut(at))) {
      const [best] = [...reader.probabilitiesOf(text)].toSorted((a, b) => b[1] - a[1]);
      const [right, all] = rightly.get(reading) ?? [0, 0];
      rightly.set(reading, [right + (best?.[0] === reading ? 1 : 0), all + 1]);
      if (best?.[0] !== reading) console.log(`${reading} read as ${best?.[0]}: ${text}`);
    }
  }
  console.table(Object.fromEntries([...rightly].map(([reading, [right, all]]) => [reading, { right, all }])));
  const [right, all] = [...rightly.values()].reduce(([a, b], [c, d]) => [a + c, b + d], [0, 0]);
  console.log(`${right} of ${all} held-out questions are read rightly: ${((100 * right) / all).toFixed(1)} %.`);
}
