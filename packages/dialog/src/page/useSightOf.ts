import { useEffect, useState } from 'react';

/** Gives a ref for an element and calls `onSight` when it is in sight; `round` changing looks again, as does `isOn`. */
export function useSightOf(onSight: () => void, isOn: boolean, round: number): (element: Element | null) => void {
  const [element, setElement] = useState<Element | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round looks again, even if the element never moved
  useEffect(() => {
    if (element === null || !isOn || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) onSight();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, isOn, round, onSight]);

  return setElement;
}
