import type { Check } from './Check.ts';
import { PRODUCT_FILE } from './Content.ts';
import { listInProduct } from './listInProduct.ts';

/** Only messages are quoted with their full stop, and each is one of `messages` in product.yaml, word for word. */
export const checkMessages: Check = ({ pages, texts }) => {
  const known = new Set(listInProduct(texts.get(PRODUCT_FILE) ?? '', 'messages').map(({ text }) => text));
  if (known.size === 0) return [];
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
};

const QUOTED_SENTENCE = /"([A-Z0-9][^"]*\.)"/g;
