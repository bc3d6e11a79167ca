/** What became of a part of the server; the log says why one failed. */
export type PartState = 'loading' | 'loaded' | 'failed';

/**
 * Whether the server may be sent readers: `warn` when it may though a part of it failed, `fail` when it may not, because it has no
 * pages, still loads or is about to end.
 */
export type Health = 'pass' | 'warn' | 'fail';

/** Knows how the server is. */
export interface Readiness {
  health(): Health;
  isStopping(): boolean;
  parts(): ReadonlyMap<string, PartState>;
  loaded(part: string): void;
  failed(part: string): void;
  stop(): void;
  /** What an operator should know, though nothing failed. */
  note(sentence: string): void;
  notes(): readonly string[];
}

/** The part without which there is nothing to read. */
export const VITAL_PART = 'site';

/** A readiness that waits for the named parts. */
export function createReadiness(names: readonly string[]): Readiness {
  const parts = new Map<string, PartState>(names.map((name) => [name, 'loading']));
  const notes: string[] = [];
  let stopping = false;
  return {
    health() {
      const states = [...parts.values()];
      if (stopping || states.includes('loading') || parts.get(VITAL_PART) === 'failed') return 'fail';
      return states.includes('failed') ? 'warn' : 'pass';
    },
    isStopping: () => stopping,
    parts: () => parts,
    loaded: (part) => void parts.set(part, 'loaded'),
    failed: (part) => void parts.set(part, 'failed'),
    stop: () => {
      stopping = true;
    },
    note: (sentence) => void notes.push(sentence),
    notes: () => notes,
  };
}
