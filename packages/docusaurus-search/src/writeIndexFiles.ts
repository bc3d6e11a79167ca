import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import { indexAnswers } from '@feedback-docs/answers';
import { indifferentIntents } from '@feedback-docs/answers/fitting';
import wordVectors from '@feedback-docs/answers/wordVectors.json' with { type: 'json' };
import type { SearchRecord } from '@feedback-docs/protocol';
import { buildIndex } from '@feedback-docs/search';
import type { ReadPages } from './records/readPages.ts';
import { suggestedQuestions } from './records/suggestedQuestions.ts';
import type { SearchPluginOptions } from './SearchPluginOptions.ts';
import { MAIN_INDEX, type SearchSettings } from './settings.ts';

/** The index that stock clients ask for questions to begin with (docs/protocol.md). */
const QUESTIONS_INDEX = 'algolia_ask_ai_suggested_questions';
/** The documentation as the assistant in a browser reads it, and what the server's assistant answers from: all of it read already. */
const ANSWERS_FILE = 'answers.json';
const WORD_VECTORS_FILE = 'wordVectors.json';
const ANSWERS_INDEX = 'answers.bin';
const SYNONYMS_FILE = 'synonyms.json';

/** What is written, and for whom. */
interface Written {
  options: SearchPluginOptions;
  mode: SearchSettings['mode'];
  locale: string;
  assistantId: string;
}

/** Writes the indexes with all that search and assistant read beside them but the word vectors. */
export function writeIndexFiles(
  folder: string,
  { records, sections }: ReadPages,
  { options, mode, locale, assistantId }: Written,
): void {
  const { synonyms = [], suggestedQuestions: questions = [], knowledge } = options;
  writeIndex(folder, MAIN_INDEX, records);
  writeIndex(folder, QUESTIONS_INDEX, suggestedQuestions(questions, { language: locale, assistantId }));
  writeFileSync(join(folder, SYNONYMS_FILE), JSON.stringify(synonyms));
  const learned = knowledge?.load?.() ?? { unanswered: {}, intents: indifferentIntents(wordVectors.dimensions) };
  const docs = { sections, ...learned };
  writeFileSync(join(folder, ANSWERS_FILE), JSON.stringify(docs));
  if (mode !== 'service') return;
  const index = indexAnswers({ ...docs, wordVectors });
  writeFileSync(join(folder, ANSWERS_INDEX), serialize(index));
}

/** Writes the word vectors, which are the same for all docs. */
export function writeWordVectors(folder: string): void {
  writeFileSync(join(folder, WORD_VECTORS_FILE), JSON.stringify(wordVectors));
}

/** Writes an index as `{name}.bin` with its texts in `{name}/{number}.json`; texts of an older build are removed. */
function writeIndex(folder: string, name: string, records: readonly SearchRecord[]): void {
  const { index, chunks } = buildIndex(records);
  const chunkFolder = join(folder, name);
  rmSync(chunkFolder, { recursive: true, force: true });
  mkdirSync(chunkFolder, { recursive: true });
  writeFileSync(join(folder, `${name}.bin`), index);
  for (const [number, chunk] of chunks.entries()) writeFileSync(join(chunkFolder, `${number}.json`), chunk);
}
