import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  type ExplorerAddress,
  type ExplorerFilters,
  parseExplorerAddress,
  printExplorerAddress,
} from '@feedback-docs/releases';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

/** Quiet time after the last change of a filter before it enters the address bar, in milliseconds. */
const ADDRESS_DELAY_MS = 400;

interface AddressInUse {
  readonly address: ExplorerAddress;
  /** Narrows the list at once; the address bar follows after a pause, without a new entry in the history. */
  readonly setFilters: (filters: ExplorerFilters) => void;
  /** Goes to another view as a step that the back button undoes. */
  readonly open: (address: ExplorerAddress) => void;
}

/** What the explorer shows, kept in its address. The whole list until hydration. */
export function useExplorerAddress(areas: readonly string[]): AddressInUse {
  const isBrowser = useIsBrowser();
  const history = useHistory();
  const { pathname, search } = useLocation();
  const asked = useMemo(() => parseExplorerAddress(isBrowser ? search : '', areas), [isBrowser, search, areas]);
  const [chosen, setChosen] = useState<ExplorerAddress>();
  const written = useRef<string>(undefined);
  const address = chosen ?? asked;

  useEffect(() => {
    if (chosen === undefined || printExplorerAddress(chosen) === search) return undefined;
    const timer = window.setTimeout(() => {
      written.current = printExplorerAddress(chosen);
      history.replace({ pathname, search: written.current });
    }, ADDRESS_DELAY_MS);
    return () => window.clearTimeout(timer);
  }, [chosen, search, pathname, history]);

  useEffect(() => {
    // A link or the back button changed the address: it wins over what was chosen before.
    if (search !== written.current) setChosen(undefined);
  }, [search]);

  const setFilters = useCallback((filters: ExplorerFilters) => setChosen({ ...address, filters }), [address]);
  const open = useCallback(
    (next: ExplorerAddress) => {
      written.current = undefined;
      setChosen(undefined);
      history.push({ pathname, search: printExplorerAddress(next) });
    },
    [history, pathname],
  );
  return { address, setFilters, open };
}
