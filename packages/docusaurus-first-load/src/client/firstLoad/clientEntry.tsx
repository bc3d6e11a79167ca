import './trustedTypes.ts';
import App from '@docusaurus/core/lib/client/App';
import docusaurus from '@docusaurus/core/lib/client/docusaurus';
import preload from '@docusaurus/core/lib/client/preload';
import { createBrowserHistory } from 'history';
import { startTransition, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HelmetProvider } from 'react-helmet-async';
import { hydrateIslands } from '../islands/islands.ts';
import PendingRouter from '../lazyRoutes/PendingRouter.tsx';
import type { EarlyEvents } from './EarlyEvents.ts';
import { layOutAll } from './layOutAll.ts';
import { replayEarlyEvents } from './replayEarlyEvents.ts';

// In the place of the framework's entry: the page hydrates when its styles and its route are here, a failure
// waits for the reader's next sign of interest, and what the reader did in the meantime is done again afterwards.

let isStarting = false;

window.docusaurus = docusaurus;
if (window.earlyEvents !== undefined) window.earlyEvents.start = start;
start();

function start(): void {
  if (isStarting) return;
  isStarting = true;
  Promise.all([preload(window.location.pathname), window.earlyEvents?.styles]).then(hydrate, (error: unknown) => {
    console.warn(error);
    isStarting = false;
    window.earlyEvents?.fail();
  });
}

function hydrate(): void {
  const container = document.getElementById('__docusaurus');
  if (container === null) return;
  layOutAll();
  startTransition(() => {
    hydrateRoot(
      container,
      <HelmetProvider>
        <PendingRouter history={createBrowserHistory()}>
          <App />
        </PendingRouter>
        <EarlyEventsEnd />
      </HelmetProvider>,
      { onRecoverableError: (error) => console.error('The page differs from what was built:', error) },
    );
  });
}

/** Events go on being held until the islands that were touched are hydrated as well. */
function replayWhenAwake(early: EarlyEvents): void {
  const waking = hydrateIslands(early.held.map(({ target }) => target));
  if (waking === undefined) void replayEarlyEvents(early);
  else void waking.then(() => replayEarlyEvents(early));
}

/**
 * Does again what the reader did before hydration. Outside of the app, so that a page that crashes answers too, and one update after the
 * first effects: that update also draws what only a browser shows.
 */
function EarlyEventsEnd(): null {
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => {
    if (!isHydrated) setIsHydrated(true);
    // Not within the click that made React hydrate at once: the change of its field is still to be told.
    else if (window.earlyEvents !== undefined) setTimeout(replayWhenAwake, 0, window.earlyEvents);
  }, [isHydrated]);
  return null;
}
