import type { Journeys } from '../events/createJourneys.ts';
import type { Withdrawals } from '../privacy/createWithdrawals.ts';
import type { Settings } from '../settings/parseSettings.ts';
import type { Store } from '../store/createStore.ts';
import type { WriteQueue } from '../store/createWriteQueue.ts';
import type { AnswerSource } from './AnswerSource.ts';
import type { AssistantApiDeps } from './assistantApi.ts';
import { addressSalt } from './limits/addressSalt.ts';
import { countInStore } from './limits/countInStore.ts';
import { createLimits } from './limits/createLimits.ts';
import { createQuestionLog } from './questions/createQuestionLog.ts';
import { configuredTokenKeys } from './tokens/configuredTokenKeys.ts';
import { createTokens } from './tokens/createTokens.ts';
import { storedTokenKeys } from './tokens/storedTokenKeys.ts';

/** Loading takes some eight seconds; a reader who asks meanwhile waits rather than asks again. */
const TIMEOUT_MS = 20_000;

/** What the assistant is made of. */
export interface AssistantOptions {
  /** Resolves when it is loaded; to null when it cannot be. */
  readonly source: Promise<AnswerSource | null>;
  readonly settings: Pick<Settings, 'databaseUrl' | 'tokenKeys' | 'keepQuestions'>;
  readonly store: Store;
  readonly queue: WriteQueue;
  readonly withdrawals: Pick<Withdrawals, 'isWithdrawn'>;
  readonly onError: (error: unknown) => void;
  /** Told of each question, and how it ended. */
  readonly journeys?: Pick<Journeys, 'asked'>;
}

/** Puts the assistant's parts together on one store: keys of tokens, limits and the log of questions. */
export function createAssistant({
  source,
  settings: { databaseUrl, tokenKeys, keepQuestions },
  store,
  queue,
  withdrawals: { isWithdrawn },
  onError,
  journeys,
}: AssistantOptions): Omit<AssistantApiDeps, 'corsOrigins' | 'addressForm'> {
  const [newest, ...older] = tokenKeys;
  const keys = newest === undefined ? storedTokenKeys(store) : configuredTokenKeys([newest, ...older]);
  const log = createQuestionLog({ store, queue, keepQuestions, isWithdrawn, onError });
  return {
    source,
    timeoutMs: TIMEOUT_MS,
    tokens: createTokens(keys),
    limits: createLimits(countInStore(store), {
      // A single server needs no salt that outlives it.
      salt: addressSalt(databaseUrl === '' ? undefined : newest),
    }),
    questions: {
      ...log,
      asked(question) {
        log.asked(question);
        journeys?.asked(question.readerToken, question.outcome);
      },
    },
  };
}
