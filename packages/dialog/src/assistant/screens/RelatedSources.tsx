import { type ReactElement, useId, useMemo } from 'react';
import type { PageLink } from '../../assistantSlot.ts';
import type { ChatMessage } from '../../conversation/ChatMessage.ts';
import { Icon } from '../../screens/Icon.tsx';
import { relatedSources } from '../exchange/relatedSources.ts';
import { AnswerLink } from '../markdown/AnswerLink.tsx';
import { ASSISTANT_TEXTS } from '../texts.ts';
import styles from './RelatedSources.module.css';

/** The pages that the sentences of an answer link to, as a list, also while it is still coming. */
export function RelatedSources({
  answer,
  isCut,
}: {
  readonly answer: ChatMessage;
  readonly isCut: boolean;
}): ReactElement | null {
  const titleId = useId();
  const sources = useMemo(() => relatedSources(answer, isCut), [answer, isCut]);
  if (sources.length === 0) return null;
  return <SourceList title={ASSISTANT_TEXTS.relatedSources} titleId={titleId} sources={sources} />;
}

/** Links to pages under a small title. */
export function SourceList({
  title,
  titleId,
  sources,
}: {
  readonly title: string;
  readonly titleId: string;
  readonly sources: readonly PageLink[];
}): ReactElement {
  return (
    <section className={styles.sources} aria-labelledby={titleId}>
      <h4 id={titleId} className={styles.title}>
        {title}
      </h4>
      <ul className={styles.list}>
        {sources.map(({ url, title: name }) => (
          <li key={url}>
            <AnswerLink address={url} className={styles.source}>
              <Icon name="link" />
              <span>{name}</span>
            </AnswerLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
