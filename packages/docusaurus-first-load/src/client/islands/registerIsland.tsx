import { type ReactNode, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type Change, changeOf, drawn, replayChanges } from '../fields/replayChanges.ts';
import { hosts, unhydrated } from './islands.ts';

interface Island {
  /** Fetches the script and gives what was served. */
  readonly load: () => Promise<ReactNode>;
  /** With what the ids in its HTML begin. */
  readonly id: string;
}

/** How far from the window an island is when its script is fetched: one window's height. */
const NEAR = '100% 0px';
const TOUCHES = ['pointerover', 'pointerdown', 'focusin'];

/**
 * Hydrates the HTML in the one element that `host` holds, a root of its own, when the reader comes near it or touches it; what the reader
 * does there until then is done again. A script that does not come is asked for again at the next touch. Returns what ends the island.
 *
 * `host` itself cannot be the root if React rendered it: React then looks up the instance it rendered, not the root, finds nothing to
 * hydrate, and drops a press that comes before hydration is over.
 */
export function registerIsland(host: HTMLElement, { load, id }: Island): () => void {
  const container = host.firstElementChild;
  if (container === null) throw new Error('An island needs one element around its HTML: its host has none.');
  const held = holdEvents(host);
  const whenOver: (() => void)[] = [held.release];
  let isOver = false;
  let hydrating: Promise<void> | undefined;

  const hydrate = async () => {
    const content = await load();
    if (isOver) return;
    held.leavePresses();
    await new Promise<void>((resolve) => {
      const onMount = () => {
        held.release();
        resolve();
      };
      const root = hydrateRoot(container, <Mounted onMount={onMount}>{content}</Mounted>, { identifierPrefix: id });
      // Not while the page around it renders, which React forbids.
      whenOver.push(() => setTimeout(() => root.unmount()));
    });
    // Not within a click that made React hydrate at once.
    await new Promise((resolve) => setTimeout(resolve));
    stopWaiting();
    await held.replay();
  };
  const hydrateOnce = () => {
    hydrating ??= hydrate().catch((error: unknown) => {
      console.warn(error);
      hydrating = undefined;
    });
    return hydrating;
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) void hydrateOnce();
    },
    { rootMargin: NEAR },
  );
  const stopWaiting = () => {
    unhydrated.delete(host);
    observer.disconnect();
    for (const type of TOUCHES) host.removeEventListener(type, hydrateOnce);
  };

  hosts.add(host);
  unhydrated.set(host, hydrateOnce);
  observer.observe(host);
  if (held.changes.length > 0) void hydrateOnce();
  for (const type of TOUCHES) host.addEventListener(type, hydrateOnce);
  return () => {
    isOver = true;
    hosts.delete(host);
    stopWaiting();
    for (const end of whenOver) end();
  };
}

function Mounted({ onMount, children }: { onMount: () => void; children: ReactNode }): ReactNode {
  useLayoutEffect(onMount, [onMount]);
  return children;
}

/** What a reader did in an element, and the end of noting it. */
interface HeldEvents {
  readonly changes: readonly Change[];
  leavePresses(): void;
  replay(): Promise<void>;
  release(): void;
}

/**
 * Notes changed fields and pressed buttons in an element, beginning with what was changed before the app was there; a button of an island
 * does nothing without its script. It listens on the window, to hear of an event before React does: React may hydrate while it handles the
 * event, and then takes a changed field for what was served.
 */
function holdEvents(host: Element): HeldEvents {
  const changes = window.earlyEvents?.changes.filter(({ field }) => host.contains(field)) ?? [];
  const pressed: HTMLElement[] = [];
  let arePressesHeld = true;
  const note = ({ type, target }: Event) => {
    if (!(target instanceof Element && host.contains(target))) return;
    const change = changeOf(type, target);
    if (change !== undefined) changes.push(change);
    const button = target.closest('button');
    if (type === 'click' && button !== null && arePressesHeld) pressed.push(button);
  };
  const types = ['click', 'input'];
  for (const type of types) window.addEventListener(type, note, true);
  return {
    changes,
    // React does what is pressed while it hydrates.
    leavePresses: () => {
      arePressesHeld = false;
    },
    replay: async () => {
      await replayChanges(changes);
      for (const button of pressed) {
        button.click();
        await drawn();
      }
    },
    release: () => {
      for (const type of types) window.removeEventListener(type, note, true);
    },
  };
}
