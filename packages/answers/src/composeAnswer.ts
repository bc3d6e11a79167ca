import type { QuestionResult } from './answerQuestion.ts';
import { escapeMarkdown } from './quoting/escapeMarkdown.ts';
import type { AnswerPart } from './quoting/quoteSections.ts';
import { type Contact, contactLine, refuse } from './quoting/refuse.ts';
import { TEMPLATES } from './quoting/templates.ts';

/** What an answer says beside what was found. */
interface Composition {
  readonly contact: Contact;
  /** All questions of the message in the reader's words; those that nothing was looked up for are named at the end. */
  readonly questions: readonly string[];
  /** Whether the last question that was looked up is the last one to be. */
  readonly isLast: boolean;
  /** Whether the message is a long text that asks nothing. */
  readonly hasNoQuestion: boolean;
}

/** Most questions that are named and not answered. */
const MAX_NAMED = 6;

/** The part of the answer to the question looked up last, under its own words where a message asks several. */
export function* composeAnswer(
  found: readonly QuestionResult[],
  { contact, questions, isLast, hasNoQuestion }: Composition,
): Generator<AnswerPart> {
  const at = found.length - 1;
  const result = found[at] as QuestionResult;
  if (questions.length > 1) yield { blocks: [`### ${escapeMarkdown(questions[at] ?? '')}`] };
  if (result.outcome === 'refused') {
    const reasons = [...result.parts].flatMap(({ blocks }) => blocks);
    const opening = hasNoQuestion ? TEMPLATES.noQuestion : TEMPLATES.refusal;
    yield { blocks: refuse([opening, ...reasons], result.nearest) };
  } else {
    yield* result.parts;
  }
  if (!isLast) return;
  const left = questions.slice(found.length, found.length + MAX_NAMED);
  if (left.length > 0) {
    yield { blocks: [TEMPLATES.moreQuestions, left.map((question) => `- ${escapeMarkdown(question)}`).join('\n')] };
  }
  if (found.some(({ outcome }) => outcome === 'refused')) yield { blocks: contactLine(contact) };
}
