/** What the tools that learn need beside the assistant itself: how a question is read and ranked. */

export { indexAnswers, waysToAsk } from './corpus/AnswerIndex.ts';
export { type Corpus, createCorpus } from './corpus/Corpus.ts';
export type { IntentWeightsData } from './corpus/Section.ts';
export { mayMean } from './language/Spelling.ts';
export { plainWords } from './meaning/plainWords.ts';
export { readWordVectors } from './meaning/WordVectors.ts';
export { evidenceOf } from './retrieval/isAnswered.ts';
export { type RankingHints, rankSections, signsOf } from './retrieval/rankSections.ts';
export { readConcepts } from './retrieval/readConcepts.ts';
export { meaningOf, searchHits, stemsOf } from './retrieval/retrieve.ts';
export { EVIDENCE } from './retrieval/weights.ts';
export {
  createIntentReader,
  MEANING_WORTH,
  packWeights,
} from './versions/IntentReader.ts';
export { intentSigns, intentWords } from './versions/intentSigns.ts';
export { READINGS, type Reading } from './versions/intents.ts';
