import { useSyncExternalStore } from 'react';

/** The key that goes with K on the reader's platform. */
export type PlatformKey = 'Control' | 'Meta';

/** Meta on Apple platforms, Control elsewhere; null until the page is hydrated. */
export function usePlatformKey(): PlatformKey | null {
  return useSyncExternalStore(subscribeToNothing, readPlatformKey, () => null);
}

function readPlatformKey(): PlatformKey {
  return /mac|iphone|ipod|ipad/i.test(navigator.platform) ? 'Meta' : 'Control';
}

function subscribeToNothing(): () => void {
  return () => {};
}
