import { type RefObject, useEffect, useEffectEvent } from 'react';

/** While something is open: Escape closes it, and so does a press or a focus outside of its element. */
export function useDismiss(
  root: RefObject<HTMLElement | null>,
  isOpen: boolean,
  { onEscape, onLeave }: { onEscape: () => void; onLeave: () => void },
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') onEscape();
  });
  const onOutside = useEffectEvent((event: Event) => {
    if (event.target instanceof Node && root.current?.contains(event.target) === false) onLeave();
  });

  useEffect(() => {
    if (!isOpen) return undefined;
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
    };
  }, [isOpen]);
}
