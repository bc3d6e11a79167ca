import { useCallback, useMemo, useReducer } from 'react';
import type { Conversations } from '../storage/conversations.ts';
import { openReaderLists, type ReaderLists } from '../storage/readerLists.ts';
import type { StoredHit } from '../storage/StoredHit.ts';
import type { Row, StoredRow } from './rows.ts';

/** The reader's lists as the start screen shows them, and what the reader does with them. */
export interface ReaderListsView {
  readonly recents: readonly StoredHit[];
  readonly favorites: readonly StoredHit[];
  readonly saveOpened: ReaderLists['saveOpened'];
  readonly favor: (row: StoredRow) => void;
  readonly remove: (row: Row) => void;
}

/** Which lists to open. */
export interface ReaderListsOptions {
  readonly indexName: string;
  readonly namespace: string;
  /** Shows and stores nothing. */
  readonly isDisabled: boolean;
  readonly conversations: Conversations;
}

const NOTHING: readonly never[] = [];

/** Opens the reader's lists once and renders again when the reader changes them. */
export function useReaderLists({
  indexName,
  namespace,
  isDisabled,
  conversations,
}: ReaderListsOptions): ReaderListsView {
  const [, countChange] = useReducer((count: number) => count + 1, 0);
  const lists = useMemo(
    () => (isDisabled ? null : openReaderLists(indexName, namespace)),
    [indexName, namespace, isDisabled],
  );

  const saveOpened = useCallback((hit: StoredHit) => lists?.saveOpened(hit), [lists]);
  const favor = (row: StoredRow) => {
    lists?.favor(row.stored);
    countChange();
  };
  const remove = (row: Row) => {
    if (row.kind === 'recent') lists?.removeRecent(row.stored.objectID);
    if (row.kind === 'favorite') lists?.removeFavorite(row.stored.objectID);
    if (row.kind === 'conversation') conversations.remove(row.conversation.objectID);
    countChange();
  };

  return {
    recents: lists?.recents ?? NOTHING,
    favorites: lists?.favorites ?? NOTHING,
    saveOpened,
    favor,
    remove,
  };
}
