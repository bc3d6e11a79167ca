/** What `tools/answerWeights` needs beside the assistant itself: how a question is read and ranked. */
export { createLibrary, type Library } from './library/Library.ts';
export { evidenceOf } from './retrieval/isAnswered.ts';
export { placeOf, type RankingHints, rankSections, signsOf } from './retrieval/rankSections.ts';
export { readConcepts } from './retrieval/readConcepts.ts';
export { meaningOf, searchHits } from './retrieval/retrieve.ts';
