import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Corpus,
  createCorpus,
  evidenceOf,
  indexAnswers,
  meaningOf,
  rankSections,
  readConcepts,
  searchHits,
  signsOf,
  stemsOf,
  waysToAsk,
} from '@feedback-docs/answers/fitting';
import type { SearchEngine } from '@feedback-docs/search';
import { fastArithmetic } from '../../packages/server/src/assistant/arithmetic/fastArithmetic.ts';
import type { BuiltSite } from '../builtSite/openBuiltSite.ts';
import type { EvidenceExample, RankingExample } from './Example.ts';

/** Places whose worth is fitted with the signs, after them. */
const FITTED_PLACES = ['overview', 'lead', 'troubleshooting', 'reference'] as const;
/** Sections of each question that the fit compares; later ones hardly have any odds. */
const COMPARED = 60;
/** What a question left out counts beside a development question, which is more like those of readers. */
const LEFT_OUT = 0.1;

/** The examples, and the names of the numbers that they hold. */
export interface Examples {
  readonly ranking: RankingExample[];
  readonly evidence: EvidenceExample[];
  readonly signNames: readonly string[];
  readonly evidenceNames: readonly string[];
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
  const corpus = createCorpus(indexAnswers(docs, releases), releases, fastArithmetic);
  const phrasings = [...docs.sections.flatMap(waysToAsk), ...Object.values(docs.unanswered).flat()];
  const examples = { ranking: [] as RankingExample[], evidence: [] as EvidenceExample[] };
  let names = { signNames: [] as string[], evidenceNames: [] as string[] };
  for (const asked of [...leftOut(phrasings, corpus, step, known), ...developmentQuestions()]) {
    const read = await readOne(asked, corpus, search);
    if (read === undefined) continue;
    names = { signNames: read.signNames, evidenceNames: read.evidenceNames };
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
    { concepts, meaning: meaningOf({ question }, corpus), stems: stemsOf(question) },
    hints,
  );
  const evidence = evidenceOf(ranking);
  if (evidence === undefined) return undefined;
  const isMeant = (url: string) =>
    anchors.some((anchor) => url === anchor || (!anchor.includes('#') && url.startsWith(anchor)));
  const docs = ranking.ranked.filter(({ section }) => !section.isRelease);
  const candidates = docs
    .filter(({ section }, at) => at < COMPARED || isMeant(section.url))
    .map(({ section, features }) => {
      const at = engine.indexOf(section.url);
      const signs = signsOf(features, at < 0 ? 0 : 1 / (1 + at / 2));
      const places = FITTED_PLACES.map((place) => (section.place === place ? 1 : 0));
      return {
        names: [...Object.keys(signs), ...FITTED_PLACES],
        signs: [...Object.values(signs), ...places],
        isMeant: isMeant(section.url),
      };
    });
  return {
    ranking: { candidates, weight },
    evidence: { evidence: Object.values(evidence), hasAnswer, weight },
    signNames: candidates[0]?.names ?? [],
    evidenceNames: Object.keys(evidence),
  };
}

/** Every `step`th phrasing of the docs and of the questions without answer that is not known. */
function leftOut(
  texts: readonly string[],
  { sections, phrasings }: Corpus,
  step: number,
  known: ReadonlySet<string>,
): AskedExample[] {
  return texts.flatMap((question, without) => {
    const section = sections[phrasings.sections[without] ?? 0];
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
