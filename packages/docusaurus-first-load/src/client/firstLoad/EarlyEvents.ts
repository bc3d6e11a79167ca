import type { Change } from '../fields/replayChanges.ts';

/** What the script of the first load leaves on the window for the app: what the reader did before the app was there. */
export interface EarlyEvents {
  /** Clicks and keys to be done again, oldest first. */
  readonly held: HeldEvent[];
  /** What the reader changed in fields, oldest first. */
  readonly changes: Change[];
  /** Resolves when the complete stylesheet applies. */
  styles: Promise<unknown>;
  /** Set by the app once its code runs: starts it again after a failure. */
  start?: () => void;
  /** Stops holding events. */
  release(): void;
  /** Forgets what was held, because the app did not come; the next sign of interest tries again. */
  fail(): void;
}

/** A click or a key that waits for the app. */
interface HeldEvent {
  readonly target: Element;
  /** The key, or undefined for a click. */
  readonly key: string | undefined;
}

declare global {
  interface Window {
    earlyEvents?: EarlyEvents;
    /** Written into the home page. */
    insertBanner?: () => void;
    /** Shows a colour mode and leaves the choice on the html element; by the script of the first paint. */
    applyColorMode: (choice: 'light' | 'dark' | 'system') => void;
  }
}
