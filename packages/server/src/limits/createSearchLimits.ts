import { LRUCache } from 'lru-cache';
import type { Reader } from '../http/reader/identifyReader.ts';
import { RateLimitError } from './RateLimitError.ts';

/** What one address may ask of the search within a minute. Nothing of it is ever written down. */
export interface SearchLimits {
  /** Counts searches before they are made. Throws a RateLimitError once the minute's searches or bytes are used up. */
  search(reader: Reader, searches?: number): void;
  /** Counts the bytes of an answer, before compression; the searches after it pay for them. */
  answered(reader: Reader, bytes: number): void;
  /** How many of these events may be stored. */
  events(reader: Reader, events: number): number;
}

/** How the limits are set. */
export interface SearchLimitsOptions {
  /** Searches a minute, each of a batch for itself; 0 is without limit. */
  readonly searches: number;
  /** Events kept a minute. */
  readonly events?: number;
  readonly windowMs?: number;
}

interface Used {
  searches: number;
  bytes: number;
  events: number;
}

/** A search that shows 20 hits with snippets takes some 50 KB. */
const BYTES_OF_SEARCH = 50_000;
const DEFAULT_EVENTS = 60;
const WINDOW_MS = 60_000;
/** Addresses counted at the same time; the ones not seen for longest are forgotten first. */
const MAX_ADDRESSES = 10_000;

/** Limits in this process alone: a search must not wait for a database. */
export function createSearchLimits({
  searches: most,
  events: mostEvents = DEFAULT_EVENTS,
  windowMs = WINDOW_MS,
}: SearchLimitsOptions): SearchLimits {
  const counted = new LRUCache<string, Used>({ max: MAX_ADDRESSES, ttl: windowMs });

  const isExempt = (reader: Reader) => most === 0 || reader.isExempt;
  const usedBy = (network: string): Used => {
    const known = counted.get(network);
    if (known !== undefined) return known;
    const used = { searches: 0, bytes: 0, events: 0 };
    counted.set(network, used);
    return used;
  };

  return {
    search(reader, searches = 1) {
      if (isExempt(reader)) return;
      const network = reader.network;
      const used = usedBy(network);
      used.searches += searches;
      if (used.searches <= most && used.bytes < most * BYTES_OF_SEARCH) return;
      throw new RateLimitError(Math.max(1, Math.ceil(counted.getRemainingTTL(network) / 1000)));
    },
    answered(reader, bytes) {
      if (!isExempt(reader)) usedBy(reader.network).bytes += bytes;
    },
    events(reader, events) {
      const used = usedBy(reader.network);
      const kept = Math.max(0, Math.min(events, mostEvents - used.events));
      used.events += kept;
      return kept;
    },
  };
}
