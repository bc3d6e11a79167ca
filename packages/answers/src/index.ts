export { citedIn } from './conversation/citedIn.ts';
export { MAX_MESSAGE_LENGTH, MAX_MESSAGES } from './conversation/readConversation.ts';
export { type AnswerIndex, embedTexts, indexAnswers, indexTexts } from './corpus/AnswerIndex.ts';
export { readSections } from './corpus/readSections.ts';
export type {
  AnswersData,
  IntentWeightsData,
  Line,
  LineKind,
  Link,
  Mark,
  Section,
  SectionRole,
  SectionText,
} from './corpus/Section.ts';
export {
  type AbortSignalLike,
  type Answerer,
  type AnswererOptions,
  type AnswerOutcome,
  type AnswerRequest,
  createAnswerer,
} from './createAnswerer.ts';
export { plainWords } from './embedding/plainWords.ts';
export type { WordVectorsData } from './embedding/WordVectors.ts';
export type { Contact } from './quoting/refuse.ts';
export { TEMPLATES } from './quoting/templates.ts';
export { type AddRelated, createRelated } from './related/createRelated.ts';
export type { AnswerSearch } from './retrieval/retrieve.ts';
export { createLinkCompleter, withoutCompletion } from './stream/createLinkCompleter.ts';
