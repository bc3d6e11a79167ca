import type { ReactNode } from 'react';
import type { ReleasesState } from './useReleases';

/** Says that the release notes are on their way, or that they did not come and how to go on. */
export function LoadingReleases({ state }: { state: Exclude<ReleasesState, { status: 'ready' }> }): ReactNode {
  if (state.status === 'loading') return <p role="status">Loading the release notes…</p>;
  return (
    <div role="alert">
      <p>
        <strong>The release notes could not be loaded.</strong> You might want to check your network connection.
      </p>
      <button type="button" className="button button--secondary" onClick={state.retry}>
        Retry
      </button>
    </div>
  );
}
