import type { SearchEvent } from '@feedback-docs/protocol';
import { useEffect } from 'react';
import { groupHits } from './groupHits.ts';
import { VIEWED_AFTER_MS, viewEvents } from './searchEvents.ts';
import type { SearchState } from './searchState.ts';

/** Reports the shown results once they have stayed for a while; typing on starts the wait anew. */
export function useViewEvents(state: SearchState, onEvent: ((event: SearchEvent) => void) | undefined): void {
  useEffect(() => {
    if (state.status !== 'answered' || onEvent === undefined) return undefined;
    const { results } = state;
    const timer = setTimeout(() => {
      for (const event of viewEvents(results, groupHits(results))) onEvent(event);
    }, VIEWED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [state, onEvent]);
}
