import useIsBrowser from '@docusaurus/useIsBrowser';
import { useEffect } from 'react';
import { replayEarlyEvents } from './replayEarlyEvents';

/** Does again what the reader did before hydration, once the whole page answers. Shows nothing. */
export function EarlyEventsEnd(): null {
  const isHydrated = useIsBrowser();
  useEffect(() => {
    if (isHydrated && window.earlyEvents !== undefined) replayEarlyEvents(window.earlyEvents);
  }, [isHydrated]);
  return null;
}
