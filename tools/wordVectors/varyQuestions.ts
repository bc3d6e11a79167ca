import { plainWords } from '@feedback-docs/answers';
import { dot, type Matrix, row, rows } from './Matrix.ts';
import { pick, sample } from './pick.ts';

/** Words so common that they carry no subject. */
const FUNCTION_WORDS = 150;
const NEIGHBOURS = 12;
const REPLACED = 2;

/**
 * Each question with up to two of its words replaced by neighbours, so that words that no question holds are learned
 * as well. `words` are most frequent first, one row of `vectors` for each.
 */
export function varyQuestions(
  questions: readonly string[],
  { words, vectors }: { words: readonly string[]; vectors: Matrix },
  random: () => number,
): string[] {
  const numbers = new Map(words.map((word, at) => [word, at]));
  const neighbours = new Map<string, string[]>();
  const neighboursOf = (word: string): string[] => {
    const known = neighbours.get(word);
    if (known !== undefined) return known;
    const found = nearest(row(vectors, numbers.get(word) ?? 0), vectors).map((at) => words[at] ?? word);
    neighbours.set(word, found);
    return found;
  };
  return questions.flatMap((question) => {
    const varied = plainWords(question);
    const subjects = [...varied.keys()].filter((at) => (numbers.get(varied[at] ?? '') ?? 0) >= FUNCTION_WORDS);
    if (subjects.length === 0) return [];
    for (const at of sample(subjects, REPLACED, random)) varied[at] = pick(neighboursOf(varied[at] ?? ''), random);
    return [varied.join(' ')];
  });
}

/** Numbers of the rows most like the given one, which is among them itself and left out. */
function nearest(own: Float32Array, vectors: Matrix): number[] {
  const found: { at: number; likeness: number }[] = [];
  for (let at = 0; at < rows(vectors); at++) {
    const likeness = dot(own, row(vectors, at));
    if (found.length > NEIGHBOURS && likeness <= (found[NEIGHBOURS]?.likeness ?? 0)) continue;
    found.push({ at, likeness });
    found.sort((a, b) => b.likeness - a.likeness);
    found.length = Math.min(found.length, NEIGHBOURS + 1);
  }
  return found.slice(1).map(({ at }) => at);
}
