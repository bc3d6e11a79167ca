import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  answerabilityFeatures,
  type Corpus,
  createCorpus,
  embedQuestion,
  indexAnswers,
  paraphrasesOf,
  rankingFeatures,
  rankSections,
  readConcepts,
  searchHits,
  stemsOf,
} from '@feedback-docs/answers/fitting';
import type { SearchEngine } from '@feedback-docs/search';
import { simdVectorOps } from '../../packages/server/src/assistant/vectorOps/simdVectorOps.ts';
import type { BuiltSite } from '../builtSite/openBuiltSite.ts';
import type { AnswerabilityExample, RankingExample } from './Example.ts';

/** Places whose weights are fitted with those of the features, after them. */
const FITTED_PLACES = ['overview', 'lead', 'troubleshooting', 'reference'] as const;
/** Sections of each question that the fit compares; later ones hardly have any odds. */
const COMPARED = 60;
/** What a question left out counts beside a development question, which is more like those of readers. */
const LEFT_OUT = 0.1;

/** The examples, and the names of the numbers that they hold. */
export interface Examples {
  readonly ranking: RankingExample[];
  readonly evidence: AnswerabilityExample[];
  readonly featureNames: readonly string[];
  readonly answerabilityNames: readonly string[];
}

interface AskedExample {
  readonly question: string;
  readonly anchors: readonly string[];
  readonly hasAnswer: boolean;
  readonly weight: number;
  readonly without?: number;
}

/**
 * Every `step`th question of readers that is not `known` to the vectors, left out of the index while it is asked, and the development
 * questions, over a built site.
 */
export async function readExamples(
  { docs, releases, search }: BuiltSite,
  step: number,
  known: ReadonlySet<string>,
): Promise<Examples> {
  const corpus = createCorpus(indexAnswers(docs, releases), releases, simdVectorOps);
  const paraphrases = [...docs.sections.flatMap(paraphrasesOf), ...Object.values(docs.unanswered).flat()];
  const examples = { ranking: [] as RankingExample[], evidence: [] as AnswerabilityExample[] };
  let names = { featureNames: [] as string[], answerabilityNames: [] as string[] };
  for (const asked of [...leftOut(paraphrases, corpus, step, known), ...developmentQuestions()]) {
    const read = await readOne(asked, corpus, search);
    if (read === undefined) continue;
    names = { featureNames: read.featureNames, answerabilityNames: read.answerabilityNames };
    if (asked.hasAnswer) examples.ranking.push(read.ranking);
    examples.evidence.push(read.evidence);
  }
  return { ...examples, ...names };
}

async function readOne(
  { question: asked, anchors, hasAnswer, weight, without }: AskedExample,
  corpus: Corpus,
  search: SearchEngine,
) {
  const question = corpus.spelling.correct(asked);
  const concepts = readConcepts(question, corpus);
  const { hits } = await searchHits({ question }, { search, indexName: 'docs' });
  const engine = hits.map(({ url }) => url ?? '');
  const hints = { engine, cited: [], ...(without === undefined ? {} : { without }) };
  const ranking = rankSections(
    corpus,
    { concepts, embedding: embedQuestion({ question }, corpus), stems: stemsOf(question) },
    hints,
  );
  const evidence = answerabilityFeatures(ranking);
  if (evidence === undefined) return undefined;
  const isMeant = (url: string) =>
    anchors.some((anchor) => url === anchor || (!anchor.includes('#') && url.startsWith(anchor)));
  const docs = ranking.ranked.filter(({ section }) => !section.isRelease);
  const candidates = docs
    .filter(({ section }, at) => at < COMPARED || isMeant(section.url))
    .map(({ section, features }) => {
      const at = engine.indexOf(section.url);
      const inputs = rankingFeatures(features, at < 0 ? 0 : 1 / (1 + at / 2));
      const places = FITTED_PLACES.map((place) => (section.place === place ? 1 : 0));
      return {
        names: [...Object.keys(inputs), ...FITTED_PLACES],
        features: [...Object.values(inputs), ...places],
        isMeant: isMeant(section.url),
      };
    });
  return {
    ranking: { candidates, weight },
    evidence: { evidence: Object.values(evidence), hasAnswer, weight },
    featureNames: candidates[0]?.names ?? [],
    answerabilityNames: Object.keys(evidence),
  };
}

/** Every `step`th paraphrase of the docs and of the questions without answer that is not known. */
function leftOut(
  texts: readonly string[],
  { sections, paraphrases }: Corpus,
  step: number,
  known: ReadonlySet<string>,
): AskedExample[] {
  return texts.flatMap((question, without) => {
    const section = sections[paraphrases.sections[without] ?? 0];
    const isLeftOut = (without + 1) % step === 0 && question.split(' ').length > 2 && section?.isRelease !== true;
    if (!isLeftOut || known.has(question)) return [];
    const anchors = section === undefined ? [] : [section.url];
    return [{ question, anchors, hasAnswer: section !== undefined, weight: LEFT_OUT, without }];
  });
}

/** What the fit reads of a question of bench/answers/development.json. */
interface DevelopmentQuestion {
  readonly kind: string;
  readonly turns: readonly string[];
  readonly expected: { readonly anchors?: readonly string[] };
}

function developmentQuestions(): AskedExample[] {
  const file = join(import.meta.dirname, '..', '..', 'bench', 'answers', 'development.json');
  const questions = JSON.parse(readFileSync(file, 'utf8')) as DevelopmentQuestion[];
  return questions.flatMap(({ kind, turns, expected }) => {
    const [question] = turns;
    const isFitting = kind === 'answerable' || kind === 'near-miss' || kind === 'off-topic';
    if (!isFitting || question === undefined || turns.length > 1) return [];
    return [
      {
        question,
        anchors: expected.anchors ?? [],
        hasAnswer: kind === 'answerable',
        weight: 1,
      },
    ];
  });
}
