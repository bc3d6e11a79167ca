import { useEffect, useState } from 'react';

/** The value once it has not changed for `quietMs` milliseconds; until then the value before it. */
export function useQuietValue<Value>(value: Value, quietMs: number): Value {
  const [quiet, setQuiet] = useState(value);

  useEffect(() => {
    const timer = setTimeout(() => setQuiet(value), quietMs);
    return () => clearTimeout(timer);
  }, [value, quietMs]);

  return quiet;
}
