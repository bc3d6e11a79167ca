import { useHistory } from '@docusaurus/router';
import { isPlainClick } from '@feedback-docs/dialog/isPlainClick';
import { type MouseEvent, useCallback } from 'react';
import { addresses } from '../addresses.ts';

/** Handles clicks on plain links inside of an element: pages of this site open without a full reload. */
export function useInnerLinks(): (event: MouseEvent) => void {
  const history = useHistory();
  return useCallback(
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link === null || !isPlainClick(event) || event.defaultPrevented) return;
      const isPage = link.origin === window.location.origin && link.pathname.startsWith(addresses.toAddress('/docs'));
      if (!isPage) return;
      event.preventDefault();
      history.push(link.pathname + link.search + link.hash);
    },
    [history],
  );
}
