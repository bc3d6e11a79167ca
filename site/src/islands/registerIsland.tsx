import { type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type Field, type FieldState, replayChange, stateOf } from '../firstLoad/replayChange';
import { asleep } from './islands';

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
 * Hydrates the HTML in `host`, a root of its own, when the reader comes near it or touches it; what the reader does there until then is
 * done again. A script that does not come is asked for again at the next touch. Returns what ends the island.
 */
export function registerIsland(host: HTMLElement, { load, id }: Island): () => void {
  const held = holdEvents(host);
  const whenOver: (() => void)[] = [held.release];
  let isOver = false;
  let waking: Promise<void> | undefined;

  const hydrate = async () => {
    const content = await load();
    if (isOver) return;
    held.leavePresses();
    await new Promise<void>((resolve) => {
      const root = hydrateRoot(host, <Mounted onMount={resolve}>{content}</Mounted>, { identifierPrefix: id });
      // Not while the page around it renders, which React forbids.
      whenOver.push(() => setTimeout(() => root.unmount()));
    });
    // A click on a field makes React hydrate at once, and only afterwards does the browser tell of the change.
    await new Promise((resolve) => setTimeout(resolve));
    stopWaiting();
    held.replay();
  };
  const wake = () => {
    waking ??= hydrate().catch((error: unknown) => {
      console.warn(error);
      waking = undefined;
    });
    return waking;
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) void wake();
    },
    { rootMargin: NEAR },
  );
  const stopWaiting = () => {
    asleep.delete(host);
    observer.disconnect();
    for (const type of TOUCHES) host.removeEventListener(type, wake);
  };

  asleep.set(host, wake);
  observer.observe(host);
  for (const type of TOUCHES) host.addEventListener(type, wake);
  return () => {
    isOver = true;
    stopWaiting();
    for (const end of whenOver) end();
  };
}

function Mounted({ onMount, children }: { onMount: () => void; children: ReactNode }): ReactNode {
  useEffect(onMount, [onMount]);
  return children;
}

/** Notes changed fields and pressed buttons in an element; a button of an island does nothing without its script. */
function holdEvents(host: Element): { leavePresses(): void; replay(): void; release(): void } {
  // As the reader left them: an update of the island meanwhile puts back what was served.
  const changed = new Map<Field, FieldState>();
  const pressed: HTMLElement[] = [];
  let arePressesHeld = true;
  const note = ({ type, target }: Event) => {
    if (!(target instanceof Element)) return;
    const button = target.closest('button');
    if (type !== 'click') changed.set(target as Field, stateOf(target as Field));
    else if (button !== null && arePressesHeld) pressed.push(button);
  };
  const types = ['input', 'change', 'click'];
  for (const type of types) host.addEventListener(type, note);
  const release = () => {
    for (const type of types) host.removeEventListener(type, note);
  };
  return {
    release,
    // React does what is pressed while it hydrates. What fields were changed to it takes for what was served.
    leavePresses: () => {
      arePressesHeld = false;
    },
    replay: () => {
      release();
      for (const [field, state] of changed) replayChange(field, state);
      for (const button of pressed) button.click();
    },
  };
}
