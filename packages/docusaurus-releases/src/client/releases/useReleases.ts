import type { ReleasesData } from '@feedback-docs/releases';
import { useCallback, useEffect, useState } from 'react';
import { fetchReleases } from './fetchReleases.ts';

/** The release notes on their way to the screen. */
export type ReleasesState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly data: ReleasesData };

/** Fetches the release notes while the calling component is on the page. */
export function useReleases(): ReleasesState {
  const [state, setState] = useState<ReleasesState>({ status: 'loading' });

  const load = useCallback(() => {
    fetchReleases().then(
      (data) => setState({ status: 'ready', data }),
      () =>
        setState({
          status: 'failed',
          retry: () => {
            setState({ status: 'loading' });
            load();
          },
        }),
    );
  }, []);

  useEffect(load, [load]);
  return state;
}
