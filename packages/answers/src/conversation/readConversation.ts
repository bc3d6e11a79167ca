import { plainQuestion } from './plainQuestion.ts';

/** A question with the answer it got; the last one has none yet. */
export interface Turn {
  readonly question: string;
  readonly answer: string;
}

/** Longest message that is read, in UTF-16 code units; the rest is ignored. */
export const MAX_MESSAGE_LENGTH = 2000;
/** Most messages that are read, from the end. */
export const MAX_MESSAGES = 20;
/** An answer of ours is longer than a question; this much of it holds all its citations. */
const MAX_ANSWER_LENGTH = 40_000;

/** The turns of a conversation of UI messages, oldest first; whatever is no message or no text is left out. */
export function readConversation(messages: unknown): Turn[] {
  const turns: Turn[] = [];
  for (const message of Array.isArray(messages) ? messages.slice(-MAX_MESSAGES) : []) {
    if (!isObject(message)) continue;
    const last = turns.at(-1);
    if (message['role'] === 'user') {
      const text = textOf(message['parts']).slice(0, MAX_MESSAGE_LENGTH).toWellFormed();
      turns.push({ question: plainQuestion(text), answer: '' });
    } else if (message['role'] === 'assistant' && last !== undefined) {
      const answer = `${last.answer}\n${textOf(message['parts'])}`.slice(0, MAX_ANSWER_LENGTH);
      turns[turns.length - 1] = { ...last, answer };
    }
  }
  return turns;
}

/** Addresses that an answer cites, in order, each once. */
export function citedIn(answer: string): string[] {
  return [...new Set([...answer.matchAll(/\]\((\/docs[^)\s]{0,500})\)/g)].map(([, url = '']) => url))];
}

function textOf(parts: unknown): string {
  if (!Array.isArray(parts)) return '';
  const texts = parts.map((part: unknown) =>
    isObject(part) && part['type'] === 'text' && typeof part['text'] === 'string' ? part['text'] : '',
  );
  return texts.filter((text) => text !== '').join('\n');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
