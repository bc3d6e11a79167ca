import { createReader, type Reader } from '../reader.ts';

/** The server under attack. */
export interface Target {
  readonly base: string;
  readonly pid: number;
  /** The folder of its store. */
  readonly dataDir: string;
  /** A reader at an address of their own, so that no attack uses up the limits of the next. */
  newReader(): Reader;
}

/** Wraps a started server. It must trust one proxy, whose part the readers play. */
export function createTarget({ base, pid, dataDir }: { base: string; pid: number; dataDir: string }): Target {
  let readers = 0;
  return {
    base,
    pid,
    dataDir,
    newReader() {
      readers++;
      return createReader(base, `198.51.${readers >> 8}.${readers & 255}`);
    },
  };
}
