import type { SearchEvent, SearchResult } from '@feedback-docs/protocol';
import { useEffect, useEffectEvent } from 'react';
import { VIEWED_AFTER_MS, viewEvents } from './searchEvents.ts';
import type { SearchState } from './searchState.ts';

/**
 * Reports the shown results once they have stayed for a while; further typing restarts the wait. `shownIn` names the
 * objects of a result that are on the screen. Without `onEvent` nothing is reported.
 */
export function useViewEvents(
  state: SearchState,
  shownIn: (result: SearchResult) => readonly string[],
  onEvent: ((event: SearchEvent) => void) | undefined,
): void {
  const report = useEffectEvent((results: readonly SearchResult[]) => {
    for (const event of viewEvents(results, shownIn)) onEvent?.(event);
  });

  useEffect(() => {
    if (state.status !== 'answered') return undefined;
    const { results } = state;
    const timer = setTimeout(() => report(results), VIEWED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [state]);
}
