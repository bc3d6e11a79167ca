import type { Platform } from '@feedback-docs/releases';
import { useEffect, useState } from 'react';
import { type LastLook, lookAtNewest, versionsSince } from '../lastLook/LastLook.ts';
import { lastLookStorage } from '../lastLook/lastLookStorage.ts';
import type { ExplorerPage } from './ExplorerPage.ts';

interface Memory {
  /** Those before this visit; none during server rendering, hydration and a first visit. */
  readonly looks: readonly LastLook[];
  /** What "undo" brings back. */
  readonly before?: readonly LastLook[];
  /** False where the browser stores nothing. */
  readonly isKept: boolean;
}

interface LastLooks extends Memory {
  /** Says that the reader has seen all releases of these platforms. */
  readonly markAsRead: (seen: readonly Platform[]) => void;
  readonly undo: () => void;
}

/** When the reader last looked at the releases of some platforms. A visit counts as a look unless there is something new to them. */
export function useLastLook(platforms: readonly Platform[], versions: ExplorerPage['versions']): LastLooks {
  const [memory, setMemory] = useState<Memory>({ looks: [], isKept: true });

  /** Keeps the looks at what is still to be read. */
  const after = (looks: readonly LastLook[], isUnread: (look: LastLook) => boolean) =>
    platforms.map(
      (platform) =>
        looks.find((look) => look.platform === platform && isUnread(look)) ?? lookAtNewest(platform, versions),
    );
  const keep = (looks: readonly LastLook[], before?: readonly LastLook[]) =>
    setMemory({ looks, isKept: lastLookStorage.write(looks), ...(before && { before }) });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a visit is counted once.
  useEffect(() => {
    const looks = lastLookStorage.read();
    const isKept = lastLookStorage.write(after(looks, (look) => versionsSince(look, versions).length > 0));
    setMemory({ looks, isKept });
  }, []);

  return {
    ...memory,
    markAsRead: (seen) =>
      keep(
        after(memory.looks, ({ platform }) => !seen.includes(platform)),
        memory.looks,
      ),
    undo: () => memory.before && keep(memory.before),
  };
}
