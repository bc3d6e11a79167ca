import {
  EMBEDDING_SCALE,
  INTENT_LABELS,
  type IntentLabel,
  type IntentWeightsData,
  intentFeatures,
  intentWords,
  packWeights,
} from '@feedback-docs/answers/fitting';
import { minimize, type Slope } from '../answerWeights/minimize.ts';

/** A question with what it wants to know, and what it counts. */
export interface Labelled {
  readonly text: string;
  readonly reading: IntentLabel;
  readonly weight: number;
}

/** A question as the places of its signs and numbers, with their values. */
interface Row {
  readonly places: Int32Array;
  readonly values: Float64Array;
}

/** Words, and pairs of them, in fewer questions teach nothing general. */
const MIN_WORDS = 4;
const MIN_SIGNS = 3;
const RIDGE = 0.25;
const STEPS = 150;
const COUNT = INTENT_LABELS.length;

const NO_ROW: Row = { places: new Int32Array(), values: new Float64Array() };

/** Fits the weights of the intent classifier: multinomial logistic regression on words, bigrams and embeddings. */
export function fitIntents(questions: readonly Labelled[], embed: (text: string) => Float32Array): IntentWeightsData {
  const written = questions.filter(({ weight }) => weight >= 1);
  const words = frequent(
    written.map(({ text }) => intentWords(text)),
    MIN_WORDS,
  );
  const rankingFeatures = questions.map(({ text }) => intentFeatures(text, (word) => words.has(word)));
  const signs = [...frequent(rankingFeatures, MIN_SIGNS)].sort();
  const places = new Map(signs.map((sign, at) => [sign, at]));
  const size = (signs.length + embed('').length + 1) * COUNT;
  const rows = questions.map(({ text }, at): Row => {
    const embedding = embed(text).map((value) => EMBEDDING_SCALE * value);
    const own = (rankingFeatures[at] ?? []).flatMap((sign) => places.get(sign) ?? []);
    return {
      places: Int32Array.from([...own, ...embedding.map((_, dimension) => signs.length + dimension), size / COUNT - 1]),
      values: Float64Array.from([...own.map(() => 1), ...embedding, 1]),
    };
  });
  const { point } = minimize(size, (weights) => slope(questions, rows, weights), STEPS);
  return { signs: signs.join('\n'), values: packWeights(point) };
}

/** The loss of some weights, with the ridge that keeps them small, and its gradient. */
function slope(questions: readonly Labelled[], rows: readonly Row[], weights: readonly number[]): Slope {
  const total = questions.reduce((sum, { weight }) => sum + weight, 0);
  const gradient = weights.map((weight) => (2 * RIDGE * weight) / total);
  let loss = weights.reduce((sum, weight) => sum + (RIDGE * weight ** 2) / total, 0);
  const known = Float64Array.from(weights);
  const scores = new Float64Array(COUNT);
  for (const [at, { reading, weight }] of questions.entries()) {
    const { places, values } = rows[at] ?? NO_ROW;
    scores.fill(0);
    for (let part = 0; part < places.length; part++) {
      const [from, value] = [(places[part] ?? 0) * COUNT, values[part] ?? 0];
      for (let to = 0; to < COUNT; to++) scores[to] = (scores[to] ?? 0) + value * (known[from + to] ?? 0);
    }
    const most = Math.max(...scores);
    const sum = scores.reduce((all, score) => all + Math.exp(score - most), 0);
    const wanted = INTENT_LABELS.indexOf(reading);
    loss += (weight / total) * (most + Math.log(sum) - (scores[wanted] ?? 0));
    const changes = scores.map(
      (score, to) => (weight / total) * (Math.exp(score - most) / sum - (to === wanted ? 1 : 0)),
    );
    for (let part = 0; part < places.length; part++) {
      const [from, value] = [(places[part] ?? 0) * COUNT, values[part] ?? 0];
      for (let to = 0; to < COUNT; to++) gradient[from + to] = (gradient[from + to] ?? 0) + value * (changes[to] ?? 0);
    }
  }
  return { loss, gradient };
}

/** The texts that occur in at least this number of lists. */
function frequent(lists: readonly (readonly string[])[], least: number): Set<string> {
  const counts = new Map<string, number>();
  for (const list of lists) for (const text of new Set(list)) counts.set(text, (counts.get(text) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count >= least).map(([text]) => text));
}
