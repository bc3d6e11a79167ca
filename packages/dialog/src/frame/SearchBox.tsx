import { MAX_QUERY_LENGTH } from '@feedback-docs/protocol';
import { type KeyboardEvent, type ReactElement, type RefObject, useEffect } from 'react';
import { Icon } from '../screens/Icon.tsx';
import type { Texts } from '../texts.ts';
import styles from './SearchBox.module.css';

/** What the search box shows and reports. */
export interface SearchBoxProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly query: string;
  readonly placeholder: string;
  readonly texts: Texts;
  readonly isStalled: boolean;
  /** DOM ids of the lists that have rows. */
  readonly listIds: readonly string[];
  readonly activeRowId: string | null;
  readonly onType: (query: string) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly onClose: () => void;
}

/** The input with its magnifier or spinner, clear and close buttons. It takes the focus when it appears. */
export function SearchBox(props: SearchBoxProps): ReactElement {
  const { input, query, texts, listIds, activeRowId } = props;

  useEffect(() => input.current?.focus({ preventScroll: true }), [input]);

  return (
    <form
      className={styles.box}
      onSubmit={(event) => event.preventDefault()}
      onReset={(event) => {
        event.preventDefault();
        props.onType('');
        input.current?.focus();
      }}
    >
      <label className={styles.sign} htmlFor="docsearch-input">
        <Icon name={props.isStalled ? 'spinner' : 'search'} />
        <span className={styles.hidden}>{texts.inputLabel}</span>
      </label>
      <input
        ref={input}
        id="docsearch-input"
        className={`DocSearch-Input ${styles.input}`}
        type="search"
        role="combobox"
        value={query}
        placeholder={props.placeholder}
        maxLength={MAX_QUERY_LENGTH}
        enterKeyHint="search"
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-autocomplete="both"
        aria-expanded={listIds.length > 0}
        aria-haspopup="listbox"
        aria-controls={listIds.length > 0 ? listIds.join(' ') : undefined}
        aria-activedescendant={activeRowId ?? undefined}
        onChange={(event) => props.onType(event.target.value)}
        onKeyDown={props.onKeyDown}
      />
      {query !== '' && (
        <button type="reset" className={styles.clear} aria-label={texts.clearLabel}>
          {texts.clear}
        </button>
      )}
      <button
        type="button"
        className={styles.close}
        aria-label={texts.close}
        title={texts.close}
        onClick={props.onClose}
      >
        <Icon name="close" />
      </button>
    </form>
  );
}
