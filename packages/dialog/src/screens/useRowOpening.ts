import { useCallback } from 'react';
import type { AssistantStart } from '../assistantSlot.ts';
import type { SearchOptions } from '../SearchOptions.ts';
import { matchedWords } from '../search/describeHit.ts';
import { clickEvent } from '../search/searchEvents.ts';
import { saveMatches } from '../storage/matchesForPage.ts';
import { type StoredHit, toStoredHit } from '../storage/StoredHit.ts';
import type { Row } from './rows.ts';

/** Where a row opens: here by the dialog, in another tab or window by the dialog, or wherever the browser follows the link. */
export type OpeningPlace = 'here' | 'elsewhere' | 'byBrowser';

/** What opening a row needs of the dialog. */
export interface RowOpening {
  readonly options: SearchOptions;
  readonly saveOpened: (hit: StoredHit) => void;
  readonly enterAssistant: (start: AssistantStart) => void;
  readonly close: () => void;
}

/** Opens a row: remembers it, tells the site, and goes there or enters the assistant. */
export function useRowOpening({
  options,
  saveOpened,
  enterAssistant,
  close,
}: RowOpening): (row: Row, place: OpeningPlace) => void {
  const { onEvent, navigate } = options;

  return useCallback(
    (row, place) => {
      if (row.kind === 'assistant') {
        enterAssistant(row.question === '' ? { kind: 'blank' } : { kind: 'question', question: row.question });
        return;
      }
      if (row.kind === 'question') {
        enterAssistant({ kind: 'question', question: row.question });
        return;
      }
      if (row.kind === 'conversation') {
        enterAssistant({ kind: 'conversation', id: row.conversation.objectID });
        return;
      }
      const { href, isExternal } = row.address;
      if (row.kind === 'hit') {
        if (!isExternal) saveMatches(href, matchedWords(row.ranked.hit));
        onEvent?.(clickEvent(row.ranked));
      }
      if (row.kind === 'hit' || row.kind === 'recent' || row.kind === 'favorite') {
        const stored = row.kind === 'hit' ? toStoredHit(row.ranked.hit, row.ranked.parent) : row.stored;
        if (stored !== null) saveOpened(stored);
      }
      if (place === 'byBrowser') return;
      if (place === 'elsewhere') {
        window.open(href, '_blank', 'noopener');
        return;
      }
      close();
      if (isExternal) window.location.assign(href);
      else navigate(href);
    },
    [navigate, onEvent, saveOpened, enterAssistant, close],
  );
}
