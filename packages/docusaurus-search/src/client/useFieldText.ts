import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Ties a query to a field that was there before the app: what the reader has typed into it by then counts, and it is written into only
 * when the query comes from elsewhere, such as by Back.
 */
export function useFieldText(
  field: RefObject<HTMLInputElement | null>,
  query: string,
  onType: (query: string) => void,
): void {
  const isTied = useRef(false);
  const type = useEffectEvent(onType);

  // Not after the paint: a letter typed in between would not be heard.
  useLayoutEffect(() => {
    const input = field.current;
    const listen = () => type(input?.value ?? '');
    input?.addEventListener('input', listen);
    return () => input?.removeEventListener('input', listen);
  }, [field]);

  useLayoutEffect(() => {
    const input = field.current;
    if (input === null) return;
    const isServed = !isTied.current && input.dataset['keepsText'] !== undefined;
    isTied.current = true;
    if (input.value === query) return;
    if (isServed) type(input.value);
    else input.value = query;
  }, [field, query]);
}
