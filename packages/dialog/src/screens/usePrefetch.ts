import { useEffect } from 'react';
import type { AssistantSlot } from '../assistantSlot.ts';
import { ASSISTANT_LIST } from './rows.ts';

/** Fetches the assistant's code when the reader reaches a row that asks it. A failure shows when it is used. */
export function usePrefetch(assistant: AssistantSlot | undefined, activeRowId: string | null): void {
  const isAboutToAsk = activeRowId?.startsWith(ASSISTANT_LIST) === true;

  useEffect(() => {
    if (isAboutToAsk) assistant?.load().catch(() => undefined);
  }, [isAboutToAsk, assistant]);
}
