import { type ReactElement, useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { AssistantPanelProps } from '../assistantSlot.ts';
import { answeredBy, messageText } from '../conversation/ChatMessage.ts';
import { eraseReaderData } from '../storage/eraseReaderData.ts';
import { saveMatches } from '../storage/matchesForPage.ts';
import type { AssistantConnection, SuggestedQuestion } from './AssistantConnection.ts';
import styles from './AssistantMode.module.css';
import { isAnswering } from './chat/chatState.ts';
import { useConversation } from './chat/useConversation.ts';
import { announcementOf } from './exchange/announcementOf.ts';
import { type Exchange, exchangesOf } from './exchange/exchangesOf.ts';
import { type FollowAddress, LinkContext } from './markdown/AnswerLink.tsx';
import { AssistantHead } from './screens/AssistantHead.tsx';
import { AssistantMenu } from './screens/AssistantMenu.tsx';
import { ClearData } from './screens/ClearData.tsx';
import { Conversation } from './screens/Conversation.tsx';
import { History } from './screens/History.tsx';
import { NewConversation } from './screens/NewConversation.tsx';
import { ASSISTANT_TEXTS } from './texts.ts';

type View = 'chat' | 'history' | 'clear';

/** AI mode: a conversation or a new one, the history, and the question whether to clear everything. */
export function AssistantMode({
  connection,
  start,
  conversations,
  leave,
  searchFor,
  findPages,
  close,
  navigate,
}: AssistantPanelProps & { readonly connection: AssistantConnection }): ReactElement {
  const { chat, ask, startNew, open, dispatch } = useConversation(connection, conversations, start);
  const [view, setView] = useState<View>(() =>
    start.kind === 'blank' && conversations.items.length > 0 ? 'history' : 'chat',
  );
  const [draft, setDraft] = useState(start.kind === 'draft' ? start.question : '');
  const [, showChange] = useReducer((count: number) => count + 1, 0);
  const suggestions = useSuggestedQuestions(connection);
  const panel = useRef<HTMLDivElement>(null);
  const isBusy = isAnswering(chat);
  const isNew = chat.messages.length === 0;
  const exchanges = exchangesOf(chat.messages);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question or another screen is read from its top
  useEffect(() => {
    panel.current?.scrollTo({ top: 0, behavior: 'auto' });
  }, [chat.turn, chat.id, view]);

  const follow: FollowAddress = useCallback(
    (href, quotations) => {
      saveMatches(href, quotations);
      close();
      navigate(href);
    },
    [close, navigate],
  );
  const { toSiteAddress } = connection;
  const links = useMemo(() => ({ follow, toSiteAddress }), [follow, toSiteAddress]);

  function submit(question: string, suggestedQuestionId?: string): void {
    if (question.trim() === '' || isBusy) return;
    ask(question, suggestedQuestionId);
    setDraft('');
  }

  function begin(): void {
    startNew();
    setView('chat');
  }

  return (
    <LinkContext value={links}>
      <AssistantHead
        view={view}
        isAnswering={isBusy}
        isNew={isNew}
        draft={draft}
        onDraft={setDraft}
        onSubmit={() => submit(draft)}
        onStop={() => dispatch({ type: 'readerStopped' })}
        onBack={view !== 'chat' && !isNew ? () => setView('chat') : leave}
        onClose={close}
        menu={
          <AssistantMenu
            onStartNew={isNew ? null : begin}
            onHistory={() => setView('history')}
            hasHistory={() => conversations.items.length > 0}
            onExport={
              exchanges.length > 0 ? () => downloadText('conversation.md', conversationMarkdown(exchanges)) : null
            }
            onClear={() => setView('clear')}
          />
        }
      />
      <div ref={panel} className={styles.panel}>
        {view === 'history' && (
          <History
            conversations={conversations.items}
            onOpen={(id) => {
              open(id);
              setView('chat');
            }}
            onRemove={(id) => {
              conversations.remove(id);
              if (id === chat.id) startNew();
              if (conversations.items.length === 0) setView('chat');
              showChange();
            }}
            onStartNew={begin}
          />
        )}
        {view === 'clear' && (
          <ClearData
            eraseHere={() => {
              // An answer under way would be kept again when it ends.
              startNew();
              for (const { objectID } of conversations.items) conversations.remove(objectID);
              eraseReaderData();
            }}
            withdraw={connection.withdraw}
            onDone={leave}
            onCancel={() => setView('chat')}
          />
        )}
        {view === 'chat' && isNew && (
          <NewConversation
            suggestions={suggestions}
            onChoose={({ objectID, question }) => submit(question, objectID)}
          />
        )}
        {view === 'chat' && !isNew && (
          <Conversation
            chat={chat}
            exchanges={exchanges}
            onRetry={() => dispatch({ type: 'readerRetried' })}
            onStartNew={(question) => {
              begin();
              setDraft(question);
            }}
            onSearch={searchFor}
            findPages={findPages}
            sendFeedback={connection.sendFeedback}
            onRated={(messageId, feedback) => dispatch({ type: 'readerRatedAnswer', messageId, feedback })}
          />
        )}
      </div>
      <p role="status" className={styles.hidden}>
        {view === 'chat' ? announcementOf(chat) : ''}
      </p>
    </LinkContext>
  );
}

/** A conversation as a Markdown document, oldest question first, with where its answers come from. */
function conversationMarkdown(exchanges: readonly Exchange[]): string {
  const blocks = exchanges.flatMap(({ question, answer, isStopped }) => [
    `## ${messageText(question).replace(/\s+/g, ' ')}`,
    ...(answer === null ? [] : [messageText(answer)]),
    ...(isStopped ? [`*${ASSISTANT_TEXTS.stopped}*`] : []),
  ]);
  const sources = exchanges.flatMap(({ answer }) => (answer === null ? [] : [answeredBy(answer)]));
  const source = (['model', 'quotes'] as const).find((one) => sources.includes(one)) ?? 'templates';
  return `${[`# ${ASSISTANT_TEXTS.exportTitle}`, `> ${ASSISTANT_TEXTS.origin[source]}`, ...blocks].join('\n\n')}\n`;
}

/** Hands the reader a text as a file. */
function downloadText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/markdown' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** The questions to begin with, asked for once; none until they are here. */
function useSuggestedQuestions(connection: AssistantConnection): readonly SuggestedQuestion[] {
  const [questions, setQuestions] = useState<readonly SuggestedQuestion[]>([]);

  useEffect(() => {
    let isCurrent = true;
    connection.suggestQuestions().then((found) => isCurrent && setQuestions(found), console.warn);
    return () => {
      isCurrent = false;
    };
  }, [connection]);

  return questions;
}
