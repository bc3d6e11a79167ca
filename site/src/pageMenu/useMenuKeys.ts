import { type RefObject, useEffect } from 'react';

/**
 * Makes the `details` around an element a menu: arrow keys, Home and End go through its links and buttons, Escape leads back to its
 * summary, and it closes when the reader goes elsewhere.
 */
export function useMenuKeys(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const details = panel.current?.closest('details');
    if (!details) return;
    const press = (event: KeyboardEvent) => goOn(details, event);
    const leave = ({ target }: Event) => {
      // A dialog gives the focus back to what opened it, so that must still be there.
      if (target instanceof Element && !details.contains(target) && !target.closest('dialog')) details.open = false;
    };
    const show = () => {
      if (details.open) panel.current?.scrollIntoView({ block: 'nearest' });
    };
    show();
    details.addEventListener('toggle', show);
    details.addEventListener('keydown', press);
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      details.removeEventListener('toggle', show);
      details.removeEventListener('keydown', press);
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [panel]);
}

function goOn(details: HTMLDetailsElement, event: KeyboardEvent): void {
  if (!details.open || event.altKey || event.ctrlKey || event.metaKey) return;
  const items = [...details.querySelectorAll<HTMLElement>('summary, a, button')];
  const at = items.findIndex((item) => item.matches(':focus'));
  const goals: Readonly<Record<string, number>> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 1, End: -1, Escape: 0 };
  const goal = goals[event.key];
  if (goal === undefined) return;
  event.preventDefault();
  if (event.key === 'Escape') details.open = false;
  items.at(goal === items.length ? 0 : goal)?.focus();
}
