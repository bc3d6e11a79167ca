/** Turns of the event loop between two steps: a request takes some from its first byte to the first of its answer. */
const BETWEEN = 4;

const waiting: (() => void)[] = [];

/**
 * Resolves for one caller at a time, in the order of the calls, with turns of the event loop in between: however many
 * answers are being worked out, a new reader waits for one step of one of them.
 */
export function nextTurn(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  if (waiting.push(resolve) === 1) setImmediate(letOneGo, 0);
  return promise;
}

function letOneGo(turns: number): void {
  if (turns > 0) return void setImmediate(letOneGo, turns - 1);
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(letOneGo, BETWEEN);
}
