import ClientLifecyclesDispatcher, {
  dispatchLifecycleAction,
} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import type { Location } from 'history';
import { type ReactNode, useContext, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { __RouterContext as RouterContext } from 'react-router';
import preload from './preload';

/** A hidden window draws no frames; navigation goes on after this time, in milliseconds. */
const LONGEST_FRAME_MS = 100;

interface Shown {
  location: Location;
  previousLocation: Location | null;
}

/**
 * Stands in for the framework's component of this name (BEHAVIOUR B1.1): the old page stays until all of the new one is here; if it
 * cannot be had, the browser loads it as a whole. Beyond that, the answer to a click is drawn before the new page is rendered, and nothing
 * of the old page is rendered again.
 */
export default function PendingNavigation({
  location,
  children,
}: {
  location: Location;
  children: ReactNode;
}): ReactNode {
  const router = useContext(RouterContext);
  const [shown, setShown] = useState<Shown>({ location, previousLocation: null });
  const latest = useRef<Location | null>(null);

  useLayoutEffect(() => {
    const previousLocation = latest.current;
    if (previousLocation === location) return;
    latest.current = location;
    const cleanUp = dispatchLifecycleAction('onRouteUpdate', { previousLocation, location });
    if (previousLocation === null) return;
    const show = () => latest.current === location && setShown({ location, previousLocation });
    preload(location.pathname)
      .then(async () => {
        // The browser restores the scroll position right after it went back, so the page must be there.
        if (router.history.action !== 'POP') await nextFrame();
        show();
      })
      .then(cleanUp)
      .catch((error: unknown) => {
        console.warn(error);
        window.location.reload();
      });
  }, [location, router.history]);

  const context = useMemo(() => {
    const match = { path: '/', url: '/', params: {}, isExact: shown.location.pathname === '/' };
    return { history: router.history, location: shown.location, match };
  }, [router.history, shown.location]);
  return (
    <ClientLifecyclesDispatcher {...shown}>
      <RouterContext.Provider value={context}>{children}</RouterContext.Provider>
    </ClientLifecyclesDispatcher>
  );
}

/** Resolves when the browser has drawn what happened until now. */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST_FRAME_MS);
  });
}
