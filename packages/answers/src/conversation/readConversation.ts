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
/** Shorter pieces of a text, such as numbers in cells, say nothing on their own. */
const MIN_SHOWN_LENGTH = 4;

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

/** Returns a function that says whether an answer showed a text of the docs: each line and cell of it. */
export function shownIn(answer: string): (text: string) => boolean {
  const shown = squeezed(answer.replace(/\]\([^)\s]*\)/g, ']'));
  return (text) => {
    const pieces = text.split(/ \| |\n/).map(squeezed);
    const telling = pieces.filter(({ length }) => length >= MIN_SHOWN_LENGTH);
    return telling.length > 0 && telling.every((piece) => shown.includes(piece));
  };
}

/** Letters and digits: marks of Markdown and white space make no difference. */
function squeezed(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
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

/**
 * The words of a message without what is no question: tags, addresses, the targets of links. White space is folded: no
 * two spaces or line breaks stand beside each other.
 */
function plainQuestion(message: string): string {
  return message
    .replace(/<[^<>]{0,500}>/g, ' ')
    .replace(/\]\([^()]{0,500}\)/g, ' ')
    .replace(/\b(?:https?:\/\/|www\.)\S+/gi, ' ')
    .replace(/[[\]`|]/g, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
}
