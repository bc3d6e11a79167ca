import type { Change } from './replayChanges.ts';

/** What the script of the first load leaves on the window for the app: what the reader did before the app was there. */
export interface EarlyEvents {
  /** Clicks and keys to be done again, oldest first. */
  readonly held: HeldEvent[];
  /** Text typed after the reader asked for the search dialog; it belongs into the dialog's field. */
  typed: string;
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
export interface HeldEvent {
  readonly target: Element;
  /** Where the target stood: positions among siblings, from the body down. Finds it again if it was replaced. */
  readonly path: readonly number[];
  /** The key, or null for a click. */
  readonly key: KeyboardEventInit | null;
}

declare global {
  interface Window {
    earlyEvents?: EarlyEvents;
    /** Written into the home page. */
    insertBanner?: () => void;
  }
}
