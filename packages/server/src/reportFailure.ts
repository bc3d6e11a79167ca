import { ModelError } from './assistant/model/ModelError.ts';
import { AssistantFilesError } from './assistant/readAnswerFiles.ts';
import { SearchFilesError } from './search/loadIndexes.ts';
import { SettingsError } from './settings/parseSettings.ts';
import { StoreError } from './store/createStore.ts';

/** Their messages say what to do. */
const EXPECTED = [StoreError, SettingsError, AssistantFilesError, SearchFilesError, TypeError];

/** Prints why a command of the owner failed, and lets it end with status 1. Throws what nobody can do anything about. */
export function reportFailure(error: unknown): void {
  if (error instanceof ModelError)
    console.error(`The language model did not answer: ${error.message}. Nothing was written.`);
  else if (error instanceof Error && EXPECTED.some((kind) => error instanceof kind)) console.error(error.message);
  else throw error;
  process.exitCode = 1;
}
