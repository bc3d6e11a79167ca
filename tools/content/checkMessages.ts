import type { Problem } from '@feedback-docs/releases';
import type { Check } from './Check.ts';
import type { Page } from './parsePage.ts';
import { labelsOf, mentionsIn, passagesOf } from './statements.ts';

/**
 * Only messages are quoted with their full stop, and each is one of `messages` in product.yaml, word for word. A table that begins with
 * messages says in every row what caused the message and what to do.
 */
export const checkMessages: Check = ({ pages, texts, listed }) => {
  const known = new Set(listed('messages').map(({ text }) => text));
  if (known.size === 0) return [];
  const unknown = mentionsIn([...passagesOf(pages), ...labelsOf({ texts })], QUOTED_SENTENCE)
    .filter(({ match: [, message = ''] }) => !known.has(message))
    .map(({ file, line, match: [quoted] }) => ({
      file,
      line,
      what: `The product has no message ${quoted}`,
      remedy: 'Correct it, or add it to messages in product.yaml with its row on the page of messages.',
    }));
  return [...unknown, ...pages.flatMap(unexplainedMessages)];
};

function unexplainedMessages({ file, rows }: Page): readonly Problem[] {
  return rows
    .filter(({ heads }) => heads[0] === 'Message')
    .flatMap(({ line, cells: [message = '', ...cells] }) =>
      EXPLANATIONS.filter((_, index) => !cells[index]).map((explanation) => ({
        file,
        line,
        what: `The row of ${message} has no ${explanation}.`,
        remedy: 'Add it, so that readers are not left alone with the message.',
      })),
    );
}

/** The columns of a table of messages, after the first. */
const EXPLANATIONS = ['cause', 'remedy'] as const;

const QUOTED_SENTENCE = /"([A-Z0-9][^"]*\.)"/g;
