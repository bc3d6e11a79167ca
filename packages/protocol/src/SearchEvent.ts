/** What a reader did with results: saw them, or opened one. */
export type SearchEventType = 'view' | 'click' | 'conversion';

/** One event as stock clients send it; nothing in it identifies a person. */
export interface SearchEvent {
  readonly eventType: SearchEventType;
  readonly eventName: string;
  readonly index: string;
  readonly objectIDs: readonly string[];
  /** 1-based ranks of `objectIDs` over all hits; present with `queryID` on clicks. */
  readonly positions?: readonly number[];
  /** The search the event belongs to. */
  readonly queryID?: string;
  /** Unix time in milliseconds; absent means now. */
  readonly timestamp?: number;
}
