/** What the page itself notes of a click; times are milliseconds. */
export interface ClickNotes {
  /** From the click to the first frame that shows the new heading, or null as long as it does not. */
  readonly heading: number | null;
  /** The longest of the click's events (pointer, mouse, click) until the next frame; null when the page was left before it was reported. */
  readonly event: number | null;
}

/** Runs in every document before its own scripts: notes when the reader clicks and when the wanted heading is painted. */
export function watchClicks(): void {
  const store = sessionStorage;
  const now = () => performance.timeOrigin + performance.now();
  addEventListener(
    'click',
    ({ timeStamp }) => {
      if (store['wanted'] !== undefined) store['clicked'] ??= performance.timeOrigin + timeStamp;
    },
    true,
  );
  const look = () => {
    const heading = document.querySelector('h1')?.textContent ?? '';
    if (store['wanted'] !== undefined && store['painted'] === undefined && heading.includes(store['wanted'])) {
      store['painted'] = '';
      // A message is handled after the frame that is being made.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        store['painted'] = now();
      };
      port2.postMessage(null);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  const durations: number[] = [];
  Object.assign(window, { clickEventDurations: durations });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId?: number })[])
      if (entry.interactionId && /pointer|mouse|click/.test(entry.name)) durations.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** Runs in the page: waits for a click that leads to this heading. */
export function expectHeading(heading: string): void {
  for (const key of ['clicked', 'painted']) sessionStorage.removeItem(key);
  sessionStorage['wanted'] = heading;
  (window as unknown as { clickEventDurations: number[] }).clickEventDurations.length = 0;
}

/** Runs in the page: what is known of the click. */
export function readNotes(): ClickNotes {
  const { clicked, painted } = sessionStorage;
  const durations = (window as unknown as { clickEventDurations: number[] }).clickEventDurations;
  return {
    heading: clicked === undefined || !painted ? null : painted - clicked,
    event: durations.length === 0 ? null : Math.max(...durations),
  };
}
