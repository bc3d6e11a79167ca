import { messageText } from '../../conversation/ChatMessage.ts';
import { ASSISTANT_TEXTS } from '../texts.ts';
import type { Exchange } from './exchangesOf.ts';

/** A conversation as a Markdown document, oldest question first, with where its answers come from. */
export function conversationMarkdown(exchanges: readonly Exchange[]): string {
  const blocks = exchanges.flatMap(({ question, answer, isStopped }) => [
    `## ${messageText(question).replace(/\s+/g, ' ')}`,
    ...(answer === null ? [] : [messageText(answer)]),
    ...(isStopped ? [`*${ASSISTANT_TEXTS.stopped}*`] : []),
  ]);
  return `${[`# ${ASSISTANT_TEXTS.exportTitle}`, `> ${ASSISTANT_TEXTS.disclaimer}`, ...blocks].join('\n\n')}\n`;
}
