import { useEffect, useRef, useState } from 'react';

/** How long a copy button says that it copied, in milliseconds. */
const COPIED_MS = 1500;

/** Copies a text and tells for 1500 ms that it did. A clipboard that refuses is silent. */
export function useCopied(): { readonly isCopied: boolean; readonly copy: (text: string) => void } {
  const [isCopied, setIsCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function copy(text: string): void {
    if (isCopied) return;
    navigator.clipboard?.writeText(text).then(
      () => {
        setIsCopied(true);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => setIsCopied(false), COPIED_MS);
      },
      (error: unknown) => console.warn(error),
    );
  }

  return { isCopied, copy };
}
