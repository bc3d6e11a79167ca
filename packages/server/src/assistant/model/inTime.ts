import { ModelError } from './ModelError.ts';
import type { Written } from './writeAnswer.ts';

/** How long a model may take, in milliseconds. */
export interface ModelTimes {
  /** Without a sign of life, at the start and in the middle. */
  readonly patienceMs: number;
  /** Until its first words, and between words; default 10,000, and never less than two patiences. */
  readonly wordlessMs?: number;
  /** For the whole answer; default 45,000. */
  readonly wholeMs?: number;
}

/**
 * The events that `start` makes; throws a ModelError at once when they take too long or the signal aborts. `start` gets
 * a function to call at every sign of life, `stop` hears why it is over.
 */
export async function* inTime(
  start: (onSign: () => void) => AsyncGenerator<Written, void>,
  { patienceMs, wordlessMs = Math.max(10_000, 2 * patienceMs), wholeMs = 45_000 }: ModelTimes,
  { signal, stop }: { signal: AbortSignal; stop: (reason: ModelError) => void },
): AsyncGenerator<Written, void> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  late.catch(() => undefined);
  const give = (reason: string) => {
    const error = new ModelError(reason);
    reject(error);
    stop(error);
  };
  const leave = () => give('the reader left');
  const silence = createTimer(patienceMs, () =>
    give(`it gave no sign of life for ${patienceMs} ms (for a provider that is slow to begin, raise MODEL_PATIENCE)`),
  );
  const wordless = createTimer(wordlessMs, () => give(`it wrote nothing for ${wordlessMs} ms`));
  const whole = createTimer(wholeMs, () => give(`it took longer than ${wholeMs} ms`));
  signal.addEventListener('abort', leave, { once: true });
  whole.start();
  const events = start(silence.restart);
  try {
    for (;;) {
      // While the reader takes nothing, the model is not to blame.
      silence.start();
      wordless.start();
      const next = events.next();
      next.catch(() => undefined);
      const { done, value } = await Promise.race([next, late]);
      silence.stop();
      if (done === true) return;
      if (value.type === 'text') wordless.stop();
      yield value;
    }
  } finally {
    signal.removeEventListener('abort', leave);
    for (const timer of [silence, wordless, whole]) timer.stop();
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
