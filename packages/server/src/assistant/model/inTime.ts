import { ModelError } from './ModelError.ts';
import type { Written } from './writeAnswer.ts';

/** How long a model may take, in milliseconds. */
export interface ModelTimes {
  /** Between two signs of life; default 5000. */
  readonly silenceMs?: number;
  /** Until the first words; default 10,000. */
  readonly firstTextMs?: number;
  /** For the whole answer; default 45,000. */
  readonly wholeMs?: number;
}

/** The same events; throws a ModelError at once when they take too long or the signal aborts. `stop` hears why. */
export async function* inTime(
  events: AsyncGenerator<Written, void>,
  { silenceMs = 5000, firstTextMs = 10_000, wholeMs = 45_000 }: ModelTimes,
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
  signal.addEventListener('abort', leave, { once: true });
  const whole = setTimeout(() => give(`it took longer than ${wholeMs} ms`), wholeMs);
  const firstText = setTimeout(() => give(`it wrote nothing for ${firstTextMs} ms`), firstTextMs);
  let silence: NodeJS.Timeout | undefined;
  try {
    for (;;) {
      silence = setTimeout(() => give(`it was silent for ${silenceMs} ms`), silenceMs);
      const next = events.next();
      next.catch(() => undefined);
      const { done, value } = await Promise.race([next, late]);
      clearTimeout(silence);
      if (done === true) return;
      if (value.type === 'text') clearTimeout(firstText);
      yield value;
    }
  } finally {
    signal.removeEventListener('abort', leave);
    clearTimeout(whole);
    clearTimeout(firstText);
    clearTimeout(silence);
  }
}
