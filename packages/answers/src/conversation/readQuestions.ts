import type { AskedQuestion } from '../retrieval/retrieve.ts';
import { citedIn } from './citedIn.ts';
import { leansOnContext } from './leansOnContext.ts';
import type { Turn } from './readConversation.ts';
import { smallTalk } from './smallTalk.ts';
import { splitQuestions } from './splitQuestions.ts';

/** The questions of the last message; each one that leans on what was asked before gets that question and what was cited there. */
export function readQuestions(turns: readonly Turn[]): AskedQuestion[] {
  const before = turns.slice(0, -1).filter(({ question }) => smallTalk(question) === undefined);
  const questions = splitQuestions(turns.at(-1)?.question ?? '');
  return questions.map((question, at): AskedQuestion => {
    if (!leansOnContext(question)) return { question };
    const own = questions[at - 1];
    if (own !== undefined) return { question, context: { question: own, cited: [] } };
    const last = before.at(-1);
    if (last === undefined) return { question };
    const subject = before.findLast((turn) => !leansOnContext(turn.question));
    const text = subject === undefined || subject === last ? last.question : `${last.question} ${subject.question}`;
    return { question, context: { question: text, cited: citedIn(last.answer) } };
  });
}
