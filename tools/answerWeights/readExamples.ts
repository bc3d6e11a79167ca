import {
  answerabilityFeatures,
  createCorpus,
  embedQuestion,
  indexAnswers,
  rankingFeatures,
  rankSections,
  readConcepts,
  searchHits,
} from '@feedback-docs/answers/fitting';
import type { BuiltSite } from '../builtSite/openBuiltSite.ts';
import { FOREIGN_DOCS, type ForeignDocs, openForeignDocs } from '../foreignDocs/openForeignDocs.ts';
import type { AnswerabilityExample, AskedExample, RankingExample } from './Example.ts';
import { developmentQuestions, tuningQuestions } from './tuningQuestions.ts';

/** Places whose weights are fitted with those of the features, after them. */
const FITTED_PLACES = ['overview', 'lead', 'troubleshooting', 'reference'] as const;
/** Sections of each question that the fit compares; later ones hardly have any odds. */
const COMPARED = 60;
/** The site is read this often with another part of its sections as if somebody had just written them. */
const FOLDS = 4;
/** Questions that an owner gives a new section. */
const QUESTIONS_OF_A_NEW_SECTION = 3;
/** Questions about other docs that are asked of each. */
const OFF_SUBJECT = 15;

/** The examples, and the names of the numbers that they hold. */
export interface Examples {
  readonly ranking: RankingExample[];
  /** About this site, with its list of unanswered questions. */
  readonly listed: AnswerabilityExample[];
  /** About docs without such a list. */
  readonly unlisted: AnswerabilityExample[];
  readonly featureNames: readonly string[];
  readonly answerabilityNames: readonly string[];
}

type Docs = Pick<ForeignDocs, 'docs' | 'search'> & {
  readonly releases: BuiltSite['releases'] | ForeignDocs['releases'];
};
type Read = NonNullable<Awaited<ReturnType<ReturnType<typeof reader>>>>;

/** The questions for tuning, asked over this site, over this site with sections as if they were new, and over other docs. */
export async function readExamples(site: BuiltSite): Promise<Examples> {
  const asked = [...developmentQuestions(), ...tuningQuestions()];
  const listed = await readAll(site, asked);
  for (let fold = 0; fold < FOLDS; fold++) listed.push(...(await readAll(...asNew(site, asked, fold))));
  const unlisted: Read[] = [];
  for (const name of FOREIGN_DOCS) {
    const others = FOREIGN_DOCS.filter((other) => other !== name).flatMap((other) =>
      tuningQuestions([other]).slice(0, OFF_SUBJECT),
    );
    const offSubject = [...others, ...tuningQuestions(['off-subject'])].map(({ question, weight }) => {
      return { question, sections: [], hasAnswer: false, weight };
    });
    unlisted.push(...(await readAll(openForeignDocs(name), [...tuningQuestions([name]), ...offSubject])));
  }
  const evidenceOf = (all: readonly Read[]) => all.flatMap(({ evidence }) => evidence);
  return {
    ranking: [...listed, ...unlisted].flatMap(({ ranking }) => ranking),
    listed: evidenceOf(listed),
    unlisted: evidenceOf(unlisted),
    featureNames: listed[0]?.featureNames ?? [],
    answerabilityNames: listed[0]?.answerabilityNames ?? [],
  };
}

/** The site with every fourth section as its owner would have just written it, and the questions that these sections answer. */
function asNew(site: BuiltSite, asked: readonly AskedExample[], fold: number): [Docs, AskedExample[]] {
  const isNew = new Set(site.docs.sections.filter((_, at) => at % FOLDS === fold).map(({ url }) => url));
  const sections = site.docs.sections.map((section) =>
    isNew.has(section.url)
      ? { ...section, readerWords: undefined, askedAs: section.askedAs.slice(0, QUESTIONS_OF_A_NEW_SECTION) }
      : section,
  );
  const own = asked.filter(({ hasAnswer, sections: [first = ''] }) => hasAnswer && isNew.has(first));
  return [{ ...site, docs: { ...site.docs, sections } }, own.map((one) => ({ ...one, weight: one.weight / 2 }))];
}

async function readAll(docs: Docs, asked: readonly AskedExample[]): Promise<Read[]> {
  const read = reader(docs);
  const all: Read[] = [];
  for (const one of asked) {
    const example = await read(one);
    if (example !== undefined) all.push(example);
  }
  return all;
}

/** Asks questions over docs, each with the sections that answer it and once without. */
function reader({ docs, releases, search }: Docs) {
  const corpus = createCorpus(indexAnswers(docs), releases);
  return async ({ question: asked, sections, hasAnswer, weight }: AskedExample) => {
    const question = corpus.spelling.correct(asked);
    const concepts = readConcepts(question, corpus);
    const { hits } = await searchHits({ question }, { search, indexName: 'docs' });
    const engine = hits.map(({ url }) => url ?? '');
    const embedding = embedQuestion({ question }, corpus);
    const { ranked, unanswered } = rankSections(corpus, { concepts, embedding }, { engine, cited: [] });
    const isMeant = (url: string) =>
      sections.some((section) => url === section || (!section.includes('#') && url.startsWith(section)));
    const evidenceOf = (some: typeof ranked) => answerabilityFeatures({ ranked: some, unanswered, concepts });
    const evidence = evidenceOf(ranked);
    if (evidence === undefined) return undefined;
    const without = hasAnswer ? evidenceOf(ranked.filter(({ section }) => !isMeant(section.url))) : undefined;
    const candidates = ranked
      .filter(({ section }) => !section.isRelease)
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
      ranking: hasAnswer ? [{ candidates, weight }] : [],
      evidence: [
        { evidence: Object.values(evidence), hasAnswer, isBestMeant: candidates[0]?.isMeant === true, weight },
        ...(without === undefined
          ? []
          : [{ evidence: Object.values(without), hasAnswer: false, isBestMeant: false, weight: weight / 2 }]),
      ],
      featureNames: candidates[0]?.names ?? [],
      answerabilityNames: Object.keys(evidence),
    };
  };
}
