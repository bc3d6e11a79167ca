/** A queue that is waited at by one taker. */
export interface Inbox<Part> {
  put(...parts: readonly Part[]): void;
  /** The oldest part that was not taken; resolves once there is one. */
  take(): Promise<Part>;
}

/** Makes an empty inbox. */
export function createInbox<Part>(): Inbox<Part> {
  const parts: Part[] = [];
  let waiting: ((part: Part) => void) | undefined;
  return {
    put(...added) {
      parts.push(...added);
      if (waiting === undefined || parts.length === 0) return;
      waiting(parts.shift() as Part);
      waiting = undefined;
    },
    async take() {
      const [part] = parts.splice(0, 1);
      return part ?? new Promise<Part>((resolve) => (waiting = resolve));
    },
  };
}
