import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { type ReactNode, useEffect, useRef, useState } from 'react';

/**
 * "Did you mean …" for an address that leads nowhere. The server writes the sentence into the empty element of the built page, so it
 * is there without JavaScript; on hosts that only hand out files the browser finds the page.
 */
export function NearestPath(): ReactNode {
  const { pathname } = useLocation();
  const served = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState<{ url: string; title: string }>();

  useEffect(() => {
    if (served.current?.firstChild) return undefined;
    let isCurrent = true;
    import('./findNearestPage')
      .then(({ findNearestPage }) => findNearestPage(pathname))
      .then((nearest) => isCurrent && setPage(nearest))
      .catch(() => undefined); // Without the list there is no suggestion; the rest of the page still helps.
    return () => {
      isCurrent = false;
    };
  }, [pathname]);

  if (page !== undefined) {
    return (
      <p className="nearest-path">
        Did you mean <Link to={page.url}>{page.title}</Link>?
      </p>
    );
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: tells React to leave what the server wrote here; we never set anything.
  return <div id="nearest-path" ref={served} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
