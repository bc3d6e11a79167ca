import { type ReactElement, useEffect, useId, useState } from 'react';
import type { PageLink } from '../../assistantSlot.ts';
import { ASSISTANT_TEXTS } from '../texts.ts';
import { SourceList } from './RelatedSources.tsx';
import { SearchInstead } from './SearchInstead.tsx';

/** What keyword search finds for a question that could not be answered; nothing until it is there, and when it fails too. */
export function FoundPages({
  question,
  find,
  onSearch,
}: {
  readonly question: string;
  readonly find: (question: string) => Promise<readonly PageLink[]>;
  readonly onSearch: (query: string) => void;
}): ReactElement | null {
  const titleId = useId();
  const [pages, setPages] = useState<readonly PageLink[]>([]);

  useEffect(() => {
    let isCurrent = true;
    find(question).then((found) => isCurrent && setPages(found), console.warn);
    return () => {
      isCurrent = false;
    };
  }, [find, question]);

  if (pages.length === 0) return null;
  return (
    <>
      <SourceList title={ASSISTANT_TEXTS.foundPages} titleId={titleId} sources={pages} />
      <SearchInstead query={question} onSearch={onSearch} />
    </>
  );
}
