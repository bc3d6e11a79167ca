/** How a reader clicks through the sidebar. */
export interface ClickScenario {
  readonly name: string;
  /** Slow 4G (150 ms, 1.44 Mbit/s) and a processor four times slower, from when the page has loaded. */
  readonly isSlow: boolean;
  /** Whether the reader showed interest, and all that follows came, before the first click. */
  readonly isAwake: boolean;
  /** Links clicked one after the other in the same page. */
  readonly clicks: number;
}

/** A reader at a desk; the first click is the first thing they do. */
export const PLAIN: ClickScenario = { name: 'plain', isSlow: false, isAwake: false, clicks: 4 };

/** A reader on a slow phone whose page is alive. */
export const SLOW_AWAKE: ClickScenario = { name: 'slow, hydrated', isSlow: true, isAwake: true, clicks: 4 };

/** The first thing a reader on a slow phone does. */
export const SLOW_FIRST: ClickScenario = { name: 'slow, first click ever', isSlow: true, isAwake: false, clicks: 1 };
