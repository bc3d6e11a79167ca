import { ModelError } from './ModelError.ts';
import type { ModelEvent } from './writeAnswer.ts';

/** Limits on the time a model takes, in milliseconds. */
export interface ModelTimeouts {
  /** Without a sign of life, at the start and in the middle. */
  readonly idleTimeoutMs: number;
  /** Until its first words, and between words; default 10,000, and at least twice the idle timeout. */
  readonly textTimeoutMs?: number;
  /** For the whole answer; default 45,000. */
  readonly totalTimeoutMs?: number;
}

/**
 * The events of `start`; throws a ModelError as soon as they take too long or the signal aborts. `start` gets a function
 * to call at every sign of life; `stop` is called with the reason.
 */
export async function* withTimeouts(
  start: (onSign: () => void) => AsyncGenerator<ModelEvent, void>,
  { idleTimeoutMs, textTimeoutMs = Math.max(10_000, 2 * idleTimeoutMs), totalTimeoutMs = 45_000 }: ModelTimeouts,
  { signal, stop }: { signal: AbortSignal; stop: (reason: ModelError) => void },
): AsyncGenerator<ModelEvent, void> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  late.catch(() => undefined);
  const give = (reason: string) => {
    const error = new ModelError(reason);
    reject(error);
    stop(error);
  };
  const leave = () => give('the reader left');
  const idleTimer = createTimer(idleTimeoutMs, () =>
    give(
      `it gave no sign of life for ${idleTimeoutMs} ms (for a provider that is slow to begin, raise MODEL_PATIENCE)`,
    ),
  );
  const textTimer = createTimer(textTimeoutMs, () => give(`it wrote nothing for ${textTimeoutMs} ms`));
  const totalTimer = createTimer(totalTimeoutMs, () => give(`it took longer than ${totalTimeoutMs} ms`));
  signal.addEventListener('abort', leave, { once: true });
  totalTimer.start();
  const events = start(idleTimer.restart);
  try {
    for (;;) {
      // While the reader takes nothing, the model is not to blame.
      idleTimer.start();
      textTimer.start();
      const next = events.next();
      next.catch(() => undefined);
      const { done, value } = await Promise.race([next, late]);
      idleTimer.stop();
      if (done === true) return;
      if (value.type === 'text') textTimer.stop();
      yield value;
    }
  } finally {
    signal.removeEventListener('abort', leave);
    for (const timer of [idleTimer, textTimer, totalTimer]) timer.stop();
    // Not waited for: it may be in the middle of something that never ends.
    void events.return().catch(() => undefined);
  }
}

/** A timer that starts unless it runs, and begins again when it is restarted while it runs. */
function createTimer(ms: number, onEnd: () => void) {
  let timer: NodeJS.Timeout | undefined;
  let ending: NodeJS.Immediate | undefined;
  // A busy process may be late, and what arrived meanwhile is read before the next immediate.
  const end = () => {
    ending = setImmediate(onEnd);
  };
  return {
    start: () => {
      timer ??= setTimeout(end, ms);
    },
    restart: () => {
      clearImmediate(ending);
      timer?.refresh();
    },
    stop: () => {
      clearImmediate(ending);
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
