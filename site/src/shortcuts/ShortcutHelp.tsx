import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';

const ShortcutList = lazy(async () => ({ default: (await import('./ShortcutList')).ShortcutList }));

/** Where `?` is text. In a dialog, keys are the dialog's. */
const TYPED_INTO = 'input, textarea, select, dialog, [contenteditable]';

/** Shows the keyboard shortcuts of the site when the reader presses `?`. */
export function ShortcutHelp(): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const listen = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      if (key !== '?' || defaultPrevented) return;
      if (!(target instanceof Element && target.closest(TYPED_INTO))) setIsOpen(true);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    isOpen && (
      <Suspense>
        <ShortcutList onClose={() => setIsOpen(false)} />
      </Suspense>
    )
  );
}
