import { useSyncExternalStore } from 'react';

/** The key that goes with K on the reader's platform. */
export type PlatformKey = 'Control' | 'Meta';

/** Meta on Apple platforms, Control elsewhere. In served HTML, which cannot know, it is Control, which works everywhere. */
export function usePlatformKey(): PlatformKey {
  return useSyncExternalStore(subscribeToNothing, readPlatformKey, () => 'Control');
}

function readPlatformKey(): PlatformKey {
  return /mac|iphone|ipod|ipad/i.test(navigator.platform) ? 'Meta' : 'Control';
}

function subscribeToNothing(): () => void {
  return () => {};
}
