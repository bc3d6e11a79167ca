import ClientLifecyclesDispatcher, {
  dispatchLifecycleAction,
} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';
import preload from '@docusaurus/core/lib/client/preload';
import type { Action, History, Location } from 'history';
import { type ReactElement, type ReactNode, useInsertionEffect, useLayoutEffect, useMemo, useState } from 'react';
import { __HistoryContext as HistoryContext, __RouterContext as RouterContext } from 'react-router';

/** A hidden window draws no frames; navigation goes on after this time, in milliseconds. */
const LONGEST_FRAME_MS = 100;

/** The page that is shown, and the one that was shown when the reader left for it. */
interface Shown {
  readonly location: Location;
  readonly previousLocation: Location | null;
}

/**
 * Stands in for the router and for what the framework does about pages that are still to come: the old page stays until
 * all of the new one is here; if it cannot be had, the browser loads it as a whole. Beyond that, the answer to a click is drawn before
 * the new page is rendered, and until then nothing is rendered at all: whoever asks where the reader is hears of the page that is shown.
 */
export default function PendingRouter({ history, children }: { history: History; children: ReactElement }): ReactNode {
  const [shown, setShown] = useState<Shown>(() => ({
    location: normalizeLocation(history.location),
    previousLocation: null,
  }));

  useLayoutEffect(() => {
    let latest: Location | null = null;
    function follow(to: Location, action: Action): void {
      const previousLocation = latest;
      const location = normalizeLocation(to);
      latest = location;
      const cleanUp = dispatchLifecycleAction('onRouteUpdate', { previousLocation, location });
      if (previousLocation === null) return;
      preload(location.pathname)
        .then(async () => {
          // The browser restores the scroll position right after it went back, so the page must be there.
          if (action !== 'POP') await nextFrame();
          if (latest === location) setShown({ location, previousLocation });
        })
        .then(cleanUp)
        .catch((error: unknown) => {
          console.warn(error);
          window.location.reload();
        });
    }
    follow(history.location, history.action);
    return history.listen(follow);
  }, [history]);

  // As soon as the new page is in the document, before anything asks where something stands in it.
  useInsertionEffect(() => {
    const { location, previousLocation } = shown;
    if (
      previousLocation !== null &&
      history.action !== 'POP' &&
      location.pathname !== previousLocation.pathname &&
      location.hash === ''
    )
      arrive();
  }, [history, shown]);

  const context = useMemo(() => {
    const match = { path: '/', url: '/', params: {}, isExact: shown.location.pathname === '/' };
    return { history, location: shown.location, match };
  }, [history, shown]);
  return (
    <RouterContext.Provider value={context}>
      <HistoryContext.Provider value={history}>
        <ClientLifecyclesDispatcher {...shown}>{children}</ClientLifecyclesDispatcher>
      </HistoryContext.Provider>
    </RouterContext.Provider>
  );
}

/** Has the start of the page seen before what is far below is laid out (site.css). */
function arrive(): void {
  const { dataset } = document.documentElement;
  dataset['arriving'] = '';
  setTimeout(async () => {
    await nextFrame();
    delete dataset['arriving'];
  });
}

/** Resolves when the browser has drawn what happened until now. */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST_FRAME_MS);
  });
}
