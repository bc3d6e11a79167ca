import { MAX_QUERY_LENGTH } from '@feedback-docs/protocol';
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../../screens/Icon.tsx';
import { isComposing } from '../../screens/isComposing.ts';
import { ASSISTANT_TEXTS } from '../texts.ts';
import styles from './AssistantHead.module.css';

/** What the head shows and reports. */
export interface AssistantHeadProps {
  readonly view: 'chat' | 'history' | 'clear';
  readonly isAnswering: boolean;
  /** Whether the conversation has no question yet. */
  readonly isNew: boolean;
  readonly draft: string;
  readonly menu: ReactNode;
  readonly onDraft: (draft: string) => void;
  readonly onSubmit: () => void;
  readonly onStop: () => void;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** Back, the question's field or a heading in its place, stop, menu and close. */
export function AssistantHead(props: AssistantHeadProps): ReactElement {
  const { view, isAnswering, isNew, draft } = props;
  const input = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isHeading = isAnswering || view !== 'chat';

  // The field goes while an answer comes, and takes the focus back afterwards; the heading holds it meanwhile,
  // not the stop button, which an Enter held a little too long would press.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another conversation is begun in the field too
  useEffect(() => {
    (isHeading ? heading : input).current?.focus({ preventScroll: true });
  }, [isHeading, view, isNew]);

  return (
    <form
      className={styles.head}
      onSubmit={(event) => {
        event.preventDefault();
        props.onSubmit();
      }}
    >
      <button
        type="button"
        className={styles.button}
        aria-label={view === 'chat' || isNew ? ASSISTANT_TEXTS.backToSearch : ASSISTANT_TEXTS.backToConversation}
        title={view === 'chat' || isNew ? ASSISTANT_TEXTS.backToSearch : ASSISTANT_TEXTS.backToConversation}
        onClick={props.onBack}
      >
        <Icon name="back" />
      </button>
      {isHeading ? (
        <h2 ref={heading} tabIndex={-1} className={styles.heading} data-shimmer={view === 'chat'}>
          {headingText(view)}
        </h2>
      ) : (
        <input
          ref={input}
          id="docsearch-input"
          className={`DocSearch-Input ${styles.input}`}
          type="search"
          aria-label={ASSISTANT_TEXTS.inputLabel}
          value={draft}
          placeholder={isNew ? ASSISTANT_TEXTS.firstPlaceholder : ASSISTANT_TEXTS.nextPlaceholder}
          maxLength={MAX_QUERY_LENGTH}
          enterKeyHint="enter"
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => props.onDraft(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && isComposing(event)) event.preventDefault();
          }}
        />
      )}
      {isAnswering && view === 'chat' && (
        <button
          type="button"
          className={styles.stop}
          aria-label={ASSISTANT_TEXTS.stop}
          title={ASSISTANT_TEXTS.stop}
          onClick={props.onStop}
        >
          <Icon name="stop" />
        </button>
      )}
      {!isHeading && draft.trim() !== '' && (
        <button type="submit" className={styles.send} aria-label={ASSISTANT_TEXTS.send} title={ASSISTANT_TEXTS.send}>
          <Icon name="send" />
        </button>
      )}
      {view === 'chat' && props.menu}
      <button
        type="button"
        className={styles.button}
        aria-label={ASSISTANT_TEXTS.close}
        title={ASSISTANT_TEXTS.close}
        onClick={props.onClose}
      >
        <Icon name="close" />
      </button>
    </form>
  );
}

function headingText(view: AssistantHeadProps['view']): string {
  if (view === 'history') return ASSISTANT_TEXTS.historyTitle;
  return view === 'clear' ? ASSISTANT_TEXTS.clearData : ASSISTANT_TEXTS.answering;
}
