import type { Problem } from '@feedback-docs/releases';
import type { Check } from './Check.ts';
import { PRODUCT_FILE } from './Content.ts';
import { listInProduct } from './listInProduct.ts';
import type { Page } from './parsePage.ts';
import { tableRows } from './tableRows.ts';

/**
 * Only messages are quoted with their full stop, and each is one of `messages` in product.yaml, word for word. A table that begins with
 * messages says in every row what caused the message and what to do.
 */
export const checkMessages: Check = ({ pages, texts }) => {
  const known = new Set(listInProduct(texts.get(PRODUCT_FILE) ?? '', 'messages').map(({ text }) => text));
  if (known.size === 0) return [];
  return [...unknownMessages(pages, known), ...pages.flatMap(unexplainedMessages)];
};

function unknownMessages(pages: readonly Page[], known: ReadonlySet<string>): readonly Problem[] {
  return pages.flatMap(({ file, passages }) =>
    passages.flatMap(({ line, text }) =>
      [...text.matchAll(QUOTED_SENTENCE)]
        .filter(([, message = '']) => !known.has(message))
        .map(([, message = '']) => ({
          file,
          line,
          what: `The product has no message "${message}"`,
          remedy: 'Correct it, or add it to messages in product.yaml with its row on the page of messages.',
        })),
    ),
  );
}

function unexplainedMessages({ file, source }: Page): readonly Problem[] {
  return tableRows(source)
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
