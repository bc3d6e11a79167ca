import type { ReactNode } from 'react';
import type { ReleasesState } from './useReleases.ts';

/** Says that the release notes are on their way, or that they did not come and how to go on. */
export function LoadingReleases({ state }: { state: Exclude<ReleasesState, { status: 'ready' }> }): ReactNode {
  if (state.status === 'loading') return <p role="status">{RELEASE_TEXTS.loading}</p>;
  return (
    <div role="alert">
      <p>
        <strong>{RELEASE_TEXTS.loadingFailed}</strong> {RELEASE_TEXTS.checkConnection}
      </p>
      <button type="button" className="button button--secondary" onClick={state.retry}>
        {RELEASE_TEXTS.retry}
      </button>
    </div>
  );
}
