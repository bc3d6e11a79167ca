/** What still keeps the server from being ready, by the name of the part. */
export type PartState = { state: 'loading' } | { state: 'loaded' } | { state: 'failed'; message: string };

/** Knows whether the server may be sent readers: every part is loaded and shutdown has not begun. */
export interface Readiness {
  isReady(): boolean;
  isStopping(): boolean;
  parts(): ReadonlyMap<string, PartState>;
  loaded(part: string): void;
  /** The message says which file is at fault and what to run. */
  failed(part: string, message: string): void;
  stop(): void;
  /** What an operator should know, though nothing failed. */
  note(sentence: string): void;
  notes(): readonly string[];
}

/** A readiness that waits for the named parts. */
export function createReadiness(names: readonly string[]): Readiness {
  const parts = new Map<string, PartState>(names.map((name) => [name, { state: 'loading' }]));
  const notes: string[] = [];
  let stopping = false;
  return {
    isReady: () => !stopping && [...parts.values()].every(({ state }) => state === 'loaded'),
    isStopping: () => stopping,
    parts: () => parts,
    loaded: (part) => void parts.set(part, { state: 'loaded' }),
    failed: (part, message) => void parts.set(part, { state: 'failed', message }),
    stop: () => {
      stopping = true;
    },
    note: (sentence) => void notes.push(sentence),
    notes: () => notes,
  };
}
