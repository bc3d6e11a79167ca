// How often "Related" is right where words find nothing: node bench/relevance/runRelated.ts [tuning|unseen] (after npm run build)
// Keywords find nothing when the docs do not use the reader's words. So each labelled query is asked of docs from which its words,
// in all inflections, have been taken out: what is left can be found by meaning alone. Queries for the other docs have no answer here.
import type { Section, WordVectorsData } from '@feedback-docs/answers';
import { MAX_RELATED, MIN_SIMILARITY, plainWords, readWordVectors, relatedness } from '@feedback-docs/answers/fitting';
import wordVectors from '@feedback-docs/answers/wordVectors.json' with { type: 'json' };
import { stemWord } from '@feedback-docs/text';
import { openBuiltSite } from '../../tools/builtSite/openBuiltSite.ts';
import { FOREIGN_DOCS, openForeignDocs } from '../../tools/foreignDocs/openForeignDocs.ts';
import { readSet } from './labelledQueries.ts';

/** The sections found for a query, best first, and which are right; none is for a query that has no answer in these docs. */
interface Asked {
  readonly isAnswered: boolean;
  readonly found: readonly { readonly similarity: number; readonly isRight: boolean }[];
}

interface Words {
  readonly url: string;
  readonly lines: readonly (readonly string[])[];
  readonly names: readonly (readonly string[])[];
}

const half = process.argv[2] === 'unseen' ? 'unseen' : 'tuning';
const vectors = readWordVectors(wordVectors as WordVectorsData);
const stems = new Map<string, string>();
const docs: Readonly<Record<string, readonly Section[]>> = {
  site: openBuiltSite().docs.sections,
  ...Object.fromEntries(FOREIGN_DOCS.map((name) => [name, openForeignDocs(name).docs.sections])),
};
const queries = Object.fromEntries(Object.keys(docs).map((name) => [name, readSet(name)[half]]));

const all = Object.entries(docs).map(([name, sections]) => {
  const texts = sections.filter(({ isRelease }) => !isRelease).map(readWords);
  const asked = Object.entries(queries).flatMap(([of, list]) =>
    list.map(({ query, right }): Asked => ask(query, texts, of === name ? right : [])),
  );
  return { name, asked };
});
console.table(all.map(({ name, asked }) => ({ docs: name, ...count(asked, MIN_SIMILARITY) })));
if (half === 'tuning') {
  const hundredths = Array.from({ length: 21 }, (_, at) => (60 + at) / 100);
  console.table(hundredths.map((from) => ({ from, ...weigh(from) })));
}

function readWords({ url, pageTitle, parents, title, lines, askedAs }: Section): Words {
  const heading = [...new Set([pageTitle, ...parents, title])].join(' ');
  return {
    url,
    lines: [heading, ...lines.map(({ text }) => text)].map(plainWords),
    names: [title, ...askedAs].map(plainWords),
  };
}

function ask(query: string, texts: readonly Words[], right: readonly string[]): Asked {
  const asked = plainWords(query);
  const gone = new Set(asked.map(stemOf));
  const embedding = vectors.embed(asked);
  const similarity = (words: readonly string[]) => {
    const other = vectors.embed(words.filter((word) => !gone.has(stemOf(word))));
    return embedding.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
  };
  const highest = (of: Words['lines']) => of.reduce((best, words) => Math.max(best, similarity(words)), 0);
  const found = texts
    .map(({ url, names, lines }) => ({
      similarity: relatedness(highest(names), highest(lines)),
      isRight: right.includes(url),
    }))
    .sort((a, b) => b.similarity - a.similarity)
    .slice(0, MAX_RELATED);
  return { isAnswered: right.length > 0, found };
}

function stemOf(word: string): string {
  const known = stems.get(word) ?? stemWord(word);
  stems.set(word, known);
  return known;
}

/** Of the queries with an answer and of those without, how many are shown something that is right, or wrong. */
function count(asked: readonly Asked[], from: number) {
  const shown = asked.map(({ isAnswered, found }) => {
    const list = found.filter(({ similarity }) => similarity >= from);
    return { isAnswered, isShown: list.length > 0, isRight: list.some(({ isRight }) => isRight) };
  });
  const own = shown.filter(({ isAnswered }) => isAnswered);
  const foreign = shown.filter(({ isAnswered }) => !isAnswered);
  return {
    'with an answer': own.length,
    right: own.filter(({ isRight }) => isRight).length,
    wrong: own.filter(({ isShown, isRight }) => isShown && !isRight).length,
    'without an answer': foreign.length,
    'wrong ': foreign.filter(({ isShown }) => isShown).length,
  };
}

/** Shares over all docs, as if as many queries had an answer as have none. */
function weigh(from: number) {
  const counts = count(
    all.flatMap(({ asked }) => asked),
    from,
  );
  const right = counts.right / counts['with an answer'];
  const wrong = counts.wrong / counts['with an answer'] + counts['wrong '] / counts['without an answer'];
  return { right: right.toFixed(3), wrong: wrong.toFixed(3) };
}
