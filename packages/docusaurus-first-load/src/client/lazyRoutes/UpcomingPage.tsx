import { createLocation } from 'history';
import { Activity, Component, Fragment, type ReactNode, startTransition, useContext, useEffect, useState } from 'react';
import { __RouterContext as RouterContext } from 'react-router';
import { drawAhead } from './upcoming.ts';

/**
 * Shows the page its children draw where the reader is, and draws the page they are about to open out of sight, when the browser has
 * nothing else to do: what a click then costs is showing it. Its effects run when it is shown, so it changes nothing until then.
 */
export function UpcomingPage({ children }: { children: ReactNode }): ReactNode {
  const { pathname } = useContext(RouterContext).location;
  const [upcoming, setUpcoming] = useState<string>();
  // The first page is in the document's HTML, in which an activity would leave its marks.
  const [shown, setShown] = useState({ path: pathname, isFirst: true });
  if (shown.path !== pathname) {
    setShown({ path: pathname, isFirst: false });
    setUpcoming(undefined);
  }

  useEffect(() => {
    // A scroll, of the page or of a sidebar, brings other links under a resting pointer; and a reader who reads on finds only this page's
    // headings in the document.
    let isPointing = false;
    const point = () => {
      isPointing = true;
    };
    const forget = () => {
      isPointing = false;
      setUpcoming(undefined);
    };
    const stay = new AbortController();
    addEventListener('pointermove', point, stay);
    addEventListener('pointerdown', point, stay);
    addEventListener('scroll', forget, { capture: true, signal: stay.signal });
    drawAhead((path) => isPointing && startTransition(() => setUpcoming(path)));
    return () => stay.abort();
  }, []);

  const paths = upcoming === undefined || upcoming === pathname ? [pathname] : [pathname, upcoming];
  return paths.map((path) =>
    path === shown.path && shown.isFirst ? (
      <Fragment key={path}>{children}</Fragment>
    ) : (
      <Activity key={path} mode={path === pathname ? 'visible' : 'hidden'}>
        <At path={path} isShown={path === pathname}>
          {children}
        </At>
      </Activity>
    ),
  );
}

interface AtProps {
  path: string;
  isShown: boolean;
  children: ReactNode;
}

/** Has its children draw the page at a path. */
function At({ path, isShown, children }: AtProps): ReactNode {
  const current = useContext(RouterContext);
  return (
    <RouterContext.Provider value={isShown ? current : { ...current, location: createLocation(path) }}>
      <Unseen isShown={isShown}>{children}</Unseen>
    </RouterContext.Provider>
  );
}

interface UnseenProps {
  isShown: boolean;
  children: ReactNode;
}

/** Keeps to itself what goes wrong in a page until it is shown. */
class Unseen extends Component<UnseenProps, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error !== undefined && this.props.isShown) throw error;
    return error === undefined && this.props.children;
  }
}
