import type { AnswerChunk } from '@feedback-docs/protocol';
import type { ReleasesData } from '@feedback-docs/releases';
import { answerQuestion, type QuestionResult } from './answerQuestion.ts';
import { citedIn, isFollowUp, readConversation, type Turn } from './conversation/readConversation.ts';
import { smallTalk } from './conversation/smallTalk.ts';
import { splitQuestions } from './conversation/splitQuestions.ts';
import type { AnswerIndex } from './corpus/AnswerIndex.ts';
import { createCorpus } from './corpus/Corpus.ts';
import { type Contact, refuse } from './quoting/refuse.ts';
import { TEMPLATES } from './quoting/templates.ts';
import { type AnswerSearch, type AskedQuestion, queryFor, retrieve } from './retrieval/retrieve.ts';
import { conversationId, searchChunks, searchResult, textChunks } from './stream/answerStream.ts';
import type { VectorOps } from './vectorOps/VectorOps.ts';
import { comparedThings } from './versions/comparedThings.ts';
import { createIntentReader } from './versions/IntentReader.ts';
import { releaseFacts } from './versions/ReleaseFacts.ts';
import { asksForTimes } from './versions/readProbabilities.ts';
import type { VersionQuestion } from './versions/VersionQuestion.ts';
import { withoutVersions } from './versions/withoutVersions.ts';

/** Turns before the last one in which an open version question is looked for; each is read like a question of its own. */
const MAX_EARLIER_TURNS = 3;
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
  /** Default: the scalar ones. */
  readonly vectorOps?: VectorOps;
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

/** The result of a message, for statistics. */
export type AnswerOutcome = 'answered' | 'refused' | 'talk';

/** The assistant that needs no model: it quotes the docs. */
export interface Answerer {
  /** Streams the answer to the last question as UI message chunks (docs/protocol.md). Never throws for any messages. */
  answer(request: AnswerRequest): AsyncGenerator<AnswerChunk, AnswerOutcome>;
}

/** Makes the assistant. Reading all sections takes part of a second, so it is made once. */
export function createAnswerer({
  search,
  index,
  releases,
  contact,
  indexName = 'docs',
  vectorOps,
}: AnswererOptions): Answerer {
  const corpus = createCorpus(index, releases, vectorOps);
  const intents = createIntentReader(index.intents, (text) => corpus.embeddings.embed(text));
  const facts = releaseFacts(releases, intents);

  async function find(asked: AskedQuestion, earlier: VersionQuestion | undefined): Promise<QuestionResult> {
    const retrieved = await retrieve(searchQuestion(asked), { search, indexName, corpus });
    const things = asksForTimes(asked.question, intents) ? comparedThings(asked.question) : [];
    const compared = things.map(async (question) => {
      const retrieved = await retrieve(searchQuestion({ question }), { search, indexName, corpus });
      return { question, retrieved };
    });
    return answerQuestion(asked, retrieved, { facts, earlier, compared: await Promise.all(compared) });
  }

  /** The question as it is most likely meant. */
  function corrected({ question, context }: AskedQuestion): AskedQuestion {
    const { correct } = corpus.spelling;
    return { question: correct(question), context: context && { ...context, question: correct(context.question) } };
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
      earlier = (await find(corrected(asked), isFollowUp(asked.question) ? earlier : undefined)).versionQuestion;
    }
    return earlier;
  }

  async function* answer({ messages, signal, messageId }: AnswerRequest): AsyncGenerator<AnswerChunk, AnswerOutcome> {
    yield { type: 'start', ...(messageId === undefined ? {} : { messageId }) };
    yield { type: 'start-step' };
    const turns = readConversation(messages);
    const id = conversationId(turns);
    const message = turns.at(-1)?.question ?? '';
    const talk = smallTalk(message);
    if (talk !== undefined) {
      yield* finalChunks(`text-${id}`, talk);
      return 'talk';
    }
    const questions = questionsOf(message, turns).map(corrected);
    const found: QuestionResult[] = [];
    for (const [at, part] of questions.entries()) {
      // A follow-up to a question without an answer is read as a question of its own.
      const asked = found.at(-1)?.isAnswered === false ? { question: part.question } : part;
      const toolCallId = `search-${id}-${at}`;
      yield* searchChunks(toolCallId, queryFor(searchQuestion(asked)));
      const earlier =
        asked.context === undefined
          ? undefined
          : (found.at(-1)?.versionQuestion ?? (await earlierVersionQuestion(turns.slice(0, -1))));
      const one = await find(asked, earlier);
      if (signal?.aborted === true) return 'answered';
      yield searchResult(toolCallId, one.query, one.hits);
      found.push(one);
    }
    yield { type: 'finish-step' };
    yield { type: 'start-step' };
    yield* finalChunks(`text-${id}`, composeAnswer(found, contact));
    return found.some(({ isAnswered }) => isAnswered) ? 'answered' : 'refused';
  }

  return { answer };
}

function* finalChunks(id: string, text: string): Generator<AnswerChunk> {
  yield* textChunks(id, text);
  yield { type: 'finish-step' };
  yield { type: 'finish' };
}

/** The questions of a message; each follow-up gets the question before it and what was cited there. */
function questionsOf(message: string, turns: readonly Turn[]): AskedQuestion[] {
  const before = turns.slice(0, -1).filter(({ question }) => smallTalk(question) === undefined);
  const questions = splitQuestions(message);
  return questions.map((question, at): AskedQuestion => {
    if (!isFollowUp(question)) return { question };
    const own = questions[at - 1];
    if (own !== undefined) return { question, context: { question: own, cited: [] } };
    const subject = before.findLast((turn) => !isFollowUp(turn.question));
    const last = before.at(-1);
    if (last === undefined) return { question };
    const text = subject === undefined || subject === last ? last.question : `${last.question} ${subject.question}`;
    return { question, context: { question: text, cited: citedIn(last.answer) } };
  });
}

/** The whole text: every answer, then one refusal for all questions without one. */
function composeAnswer(found: readonly QuestionResult[], contact: Contact): string {
  const answered = found.filter(({ isAnswered }) => isAnswered);
  const refused = found.filter(({ isAnswered }) => !isAnswered);
  const blocks = [...new Set(answered.flatMap(({ blocks }) => blocks))];
  if (refused.length === 0) return blocks.join('\n\n');
  const opening = answered.length > 0 ? TEMPLATES.partRefusal : TEMPLATES.refusal;
  const reasons = new Set(refused.flatMap(({ blocks }) => blocks));
  return [
    ...blocks,
    ...refuse(
      [opening, ...reasons],
      refused.flatMap(({ nearest }) => nearest),
      contact,
    ),
  ].join('\n\n');
}
