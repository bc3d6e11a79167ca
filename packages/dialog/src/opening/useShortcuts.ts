import { useEffect } from 'react';
import type { ShortcutSettings } from '../SearchOptions.ts';

/** Body class while a search dialog is open. Another dialog does not open beside it. */
export const OPEN_BODY_CLASS = 'DocSearch--active';

/** What the shortcuts do. */
export interface Shortcuts {
  readonly isOpen: boolean;
  readonly settings: ShortcutSettings | undefined;
  readonly open: () => void;
  readonly close: () => void;
}

/** Listens on the whole page: Ctrl/Cmd+K opens and closes, `/` opens outside of editable elements. */
export function useShortcuts({ isOpen, settings, open, close }: Shortcuts): void {
  const isComboOn = settings?.['Ctrl/Cmd+K'] !== false;
  const isSlashOn = settings?.['/'] !== false;

  useEffect(() => {
    function listen(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.isComposing) return;
      if (isComboOn && isCombo(event)) {
        event.preventDefault();
        if (isOpen) close();
        else if (!isAnotherOpen()) open();
      } else if (isSlashOn && isSlash(event) && !isOpen && !isAnotherOpen()) {
        event.preventDefault();
        open();
      }
    }
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isOpen, isComboOn, isSlashOn, open, close]);
}

function isCombo(event: KeyboardEvent): boolean {
  return event.key?.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
}

function isSlash(event: KeyboardEvent): boolean {
  return event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isEditable(event.composedPath()[0]);
}

function isAnotherOpen(): boolean {
  return document.body.classList.contains(OPEN_BODY_CLASS);
}

/** Whether keys typed on an element are text for that element. */
function isEditable(target: EventTarget | undefined): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName))
  );
}
