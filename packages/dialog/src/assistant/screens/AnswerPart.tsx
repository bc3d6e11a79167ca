import { Fragment, type ReactElement } from 'react';
import { Icon } from '../../screens/Icon.tsx';
import type { ShownPart } from '../exchange/shownParts.ts';
import { Markdown } from '../markdown/Markdown.tsx';
import { ASSISTANT_TEXTS } from '../texts.ts';
import styles from './AnswerPart.module.css';

/** A text, or a line about what the assistant is doing or searched for. A query leads back to keyword search. */
export function AnswerPart({
  part,
  onSearch,
}: {
  readonly part: ShownPart;
  readonly onSearch: (query: string) => void;
}): ReactElement {
  switch (part.kind) {
    case 'text':
      return (
        <div data-streaming={part.isStreaming}>
          <Markdown text={part.text} />
        </div>
      );
    case 'reasoning':
      return <Progress text={ASSISTANT_TEXTS.reasoning} />;
    case 'searching':
      return (
        <Progress text={part.query === null ? ASSISTANT_TEXTS.searching : ASSISTANT_TEXTS.searchingFor(part.query)} />
      );
    case 'searched':
      return (
        <p className={styles.line}>
          <Icon name="search" />
          <span>
            {ASSISTANT_TEXTS.searchedFor}
            <Query query={part.query} onSearch={onSearch} />
            {ASSISTANT_TEXTS.foundResults(part.count)}
          </span>
        </p>
      );
    case 'searchedAll':
      return (
        <p className={styles.line}>
          <Icon name="search" />
          <span>
            {ASSISTANT_TEXTS.searchedFor}
            {part.queries.map((query, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same words may be searched for twice
              <Fragment key={at}>
                {separator(at, part.queries.length)}
                <Query query={query} onSearch={onSearch} />
              </Fragment>
            ))}
          </span>
        </p>
      );
  }
}

function Progress({ text }: { readonly text: string }): ReactElement {
  return (
    <p className={styles.line}>
      <Icon name="spinner" />
      <span>{text}</span>
    </p>
  );
}

function Query({
  query,
  onSearch,
}: {
  readonly query: string;
  readonly onSearch: (query: string) => void;
}): ReactElement {
  return (
    <button
      type="button"
      className={styles.query}
      title={ASSISTANT_TEXTS.searchAgain(query)}
      onClick={() => onSearch(query)}
    >
      "{query}"
    </button>
  );
}

function separator(at: number, count: number): string {
  if (at === 0) return '';
  return at === count - 1 ? ' and ' : ', ';
}
