import type { AnswerChunk } from '@feedback-docs/protocol';
import type { ReleasesData } from '@feedback-docs/releases';
import { stemWord } from '@feedback-docs/text';
import { answerQuestion, type QuestionResult } from './answerQuestion.ts';
import { composeAnswer } from './composeAnswer.ts';
import { isInOtherLanguage } from './conversation/isInOtherLanguage.ts';
import { leansOnContext } from './conversation/leansOnContext.ts';
import { readConversation, shownIn, type Turn } from './conversation/readConversation.ts';
import { readQuestions } from './conversation/readQuestions.ts';
import { smallTalk } from './conversation/smallTalk.ts';
import { asksNothing, splitQuestions } from './conversation/splitQuestions.ts';
import type { AnswerIndex } from './corpus/AnswerIndex.ts';
import { createCorpus } from './corpus/Corpus.ts';
import type { Contact } from './quoting/refuse.ts';
import { TEMPLATES } from './quoting/templates.ts';
import { type AnswerSearch, type AskedQuestion, queryFor, retrieve } from './retrieval/retrieve.ts';
import { conversationId, searchChunks, searchResult, textStep } from './stream/answerStream.ts';
import { createIntentReader, readProbabilities } from './versions/IntentReader.ts';
import { releaseFacts } from './versions/ReleaseFacts.ts';
import { comparedThings } from './versions/readTopic.ts';
import { withoutVersions } from './versions/readVersions.ts';
import type { VersionQuestion } from './versions/VersionQuestion.ts';

/** Turns before the last one in which an open version question is looked for; each is read like a question of its own. */
const MAX_EARLIER_TURNS = 3;
/** Most questions of one message that are answered. */
const MAX_QUESTIONS = 4;
/** From this probability on a question may ask which of several things came first. */
const MAYBE = 0.05;
/** Read from the end of each, in UTF-16 code units. */
const MAX_EARLIER_LENGTH = 500;

/** What the assistant answers from. */
export interface AnswererOptions {
  /** The opened index of the whole documentation. */
  readonly search: AnswerSearch;
  /** What `indexAnswers` made of the documentation. */
  readonly index: AnswerIndex;
  /** The published release data, as /releases.json holds it. */
  readonly releases: Pick<ReleasesData, 'releases' | 'features'>;
  /** Whom a reader can ask when the docs don't say. */
  readonly contact: Contact;
  /** Name of the index in searches; default "docs". */
  readonly indexName?: string;
}

/** One request for an answer. */
export interface AnswerRequest {
  /** The conversation as UI messages, oldest first; anything else in it is ignored. */
  readonly messages: unknown;
  /** Ends the answer early: nothing more is sent. */
  readonly signal?: AbortSignalLike;
  /** Id of the assistant's message; left to the client by default. */
  readonly messageId?: string;
}

/** The part of an AbortSignal that is read; Node's and the browser's both have it. */
export interface AbortSignalLike {
  readonly aborted: boolean;
}

/**
 * The result of a message, for statistics: the docs answer it, or one of its questions; they say something near it only;
 * they say nothing; it asks nothing of them.
 */
export type AnswerOutcome = QuestionResult['outcome'] | 'talk';

/** The assistant that needs no model: it quotes the docs. */
export interface Answerer {
  /** Streams the answer to the last question as UI message chunks (docs/protocol.md). Never throws for any messages. */
  answer(request: AnswerRequest): AsyncGenerator<AnswerChunk, AnswerOutcome>;
}

/** Makes the assistant. Reading all sections takes part of a second, so it is made once. */
export function createAnswerer({ search, index, releases, contact, indexName = 'docs' }: AnswererOptions): Answerer {
  const corpus = createCorpus(index, releases);
  const intents = createIntentReader(index.intents, (text) => corpus.embeddings.embed(text));
  const facts = releaseFacts(releases, intents, index.areaWords);

  async function find(
    asked: AskedQuestion,
    earlier: VersionQuestion | undefined,
    isShown: (text: string) => boolean = () => false,
  ): Promise<QuestionResult> {
    const retrieved = await retrieve(searchQuestion(asked), { search, indexName, corpus });
    const things =
      (readProbabilities(asked.question, intents).get('order') ?? 0) >= MAYBE ? comparedThings(asked.question) : [];
    const compared = things.map(async (question) => {
      const retrieved = await retrieve(searchQuestion({ question }), { search, indexName, corpus });
      return { question, retrieved };
    });
    return answerQuestion(asked, retrieved, {
      facts,
      earlier,
      compared: await Promise.all(compared),
      embed: corpus.embeddings.embed,
      sectionAt: (url) => corpus.byUrl.get(url),
      isShown,
    });
  }

  /** The question as it is most likely meant. */
  function corrected({ question, context }: AskedQuestion): AskedQuestion {
    const { correct } = corpus.spelling;
    return { question: correct(question), context: context && { ...context, question: correct(context.question) } };
  }

  /** Whether a word is English, or one of the docs. */
  function isEnglish(word: string): boolean {
    return corpus.embeddings.isWord(word) || corpus.docsVocabulary.has(stemWord(word));
  }

  /** The question to search the docs with; versions are read from the question itself. */
  function searchQuestion(asked: AskedQuestion): AskedQuestion {
    return { ...asked, question: withoutVersions(asked.question, facts) };
  }

  /** The version question that the turns before the last one left open, if they were about versions. */
  async function earlierVersionQuestion(turns: readonly Turn[]): Promise<VersionQuestion | undefined> {
    let earlier: VersionQuestion | undefined;
    for (const { question } of turns.slice(-MAX_EARLIER_TURNS)) {
      const asked = { question: splitQuestions(question.slice(-MAX_EARLIER_LENGTH)).at(-1) ?? '' };
      if (smallTalk(asked.question) !== undefined) continue;
      earlier = (await find(corrected(asked), leansOnContext(asked.question) ? earlier : undefined)).versionQuestion;
    }
    return earlier;
  }

  /** Announces the search for a question, answers it, and reports what was found. */
  async function* step(
    asked: AskedQuestion,
    toolCallId: string,
    turns: readonly Turn[],
    before: QuestionResult | undefined,
  ): AsyncGenerator<AnswerChunk, QuestionResult> {
    yield { type: 'start-step' };
    yield* searchChunks(toolCallId, queryFor(searchQuestion(asked)));
    const earlier =
      asked.context === undefined
        ? undefined
        : (before?.versionQuestion ?? (await earlierVersionQuestion(turns.slice(0, -1))));
    const isShown = asked.context === undefined ? undefined : shownIn(turns.at(-2)?.answer ?? '');
    const found = await find(asked, earlier, isShown);
    yield searchResult(toolCallId, found.query, found.hits);
    yield { type: 'finish-step' };
    return found;
  }

  async function* answer({ messages, signal, messageId }: AnswerRequest): AsyncGenerator<AnswerChunk, AnswerOutcome> {
    yield { type: 'start', ...(messageId === undefined ? {} : { messageId }) };
    const turns = readConversation(messages);
    const id = conversationId(turns);
    const message = turns.at(-1)?.question ?? '';
    const reply = smallTalk(message) ?? (isInOtherLanguage(message, isEnglish) ? TEMPLATES.otherLanguage : undefined);
    if (reply !== undefined) {
      yield* textStep(`text-${id}`, [{ blocks: [reply] }], { isQuoted: false });
      yield { type: 'finish' };
      return reply === TEMPLATES.otherLanguage ? 'refused' : 'talk';
    }
    const all = readQuestions(turns);
    const questions = all.slice(0, MAX_QUESTIONS);
    const hasNoQuestion = asksNothing(message);
    const found: QuestionResult[] = [];
    for (const [at, { question, context }] of questions.entries()) {
      // A follow-up to a question without an answer is read as a question of its own.
      const isAlone = found.length > 0 && found.at(-1)?.outcome !== 'answered';
      const asked = corrected(isAlone ? { question } : { question, context });
      const result = yield* step(asked, `search-${id}-${at}`, turns, found.at(-1));
      found.push(hasNoQuestion ? { ...result, outcome: 'refused', parts: [] } : result);
      if (signal?.aborted === true) return 'answered';
      const isLast = at === questions.length - 1;
      const isQuoted = !isLast || found.some(({ outcome }) => outcome !== 'refused');
      const parts = composeAnswer(found, {
        contact,
        questions: all.map((part) => part.question),
        isLast,
        hasNoQuestion,
      });
      yield* textStep(`text-${id}-${at}`, parts, { isQuoted });
    }
    yield { type: 'finish' };
    return OUTCOMES.find((outcome) => found.some((one) => one.outcome === outcome)) ?? 'refused';
  }

  return { answer };
}

/** From the best one on: the outcome of several questions is that of the best. */
const OUTCOMES = ['answered', 'nearest', 'refused'] as const;
