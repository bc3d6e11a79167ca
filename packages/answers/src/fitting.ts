/** For the tools that fit weights: how a question is read and ranked. */

export { indexAnswers } from './corpus/AnswerIndex.ts';
export { createCorpus } from './corpus/Corpus.ts';
export type { IntentWeightsData } from './corpus/Section.ts';
export { plainWords } from './embedding/plainWords.ts';
export { readWordVectors } from './embedding/WordVectors.ts';
export { MAX_RELATED, MIN_SIMILARITY, relatedness } from './related/createRelated.ts';
export { answerabilityFeatures } from './retrieval/isAnswerable.ts';
export { type RankingHints, rankingFeatures, rankSections } from './retrieval/rankSections.ts';
export { readConcepts } from './retrieval/readConcepts.ts';
export { embedQuestion, searchHits } from './retrieval/retrieve.ts';
export {
  createIntentReader,
  EMBEDDING_SCALE,
  indifferentIntents,
  intentFeatures,
  intentWords,
  packWeights,
} from './versions/IntentReader.ts';
export { INTENT_LABELS, type IntentLabel } from './versions/VersionQuestion.ts';
