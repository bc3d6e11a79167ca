import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { OPEN_BODY_CLASS } from '../opening/useShortcuts.ts';
import { lockPageScroll } from './lockPageScroll.ts';

/** A native modal dialog: where to render it, and the element. */
export interface ModalDialog {
  /** A new element, first in the body. */
  readonly container: HTMLElement;
  readonly element: RefObject<HTMLDialogElement | null>;
}

/**
 * Shows the dialog above the page while the component is mounted. The page behind is inert and keeps its place.
 * `onClosedByBrowser`: a browser may close a dialog against its will, such as on a second press of Back.
 */
export function useModalDialog(onClosedByBrowser: () => void): ModalDialog {
  const [container] = useState(() => document.createElement('div'));
  const element = useRef<HTMLDialogElement>(null);

  const reportClosed = useEffectEvent(onClosedByBrowser);

  useLayoutEffect(() => {
    const dialog = element.current;
    const handleClose = () => {
      // The event comes late: by then the dialog may have been shown again.
      if (dialog?.open === false) reportClosed();
    };
    document.body.prepend(container);
    document.body.classList.add(OPEN_BODY_CLASS);
    const unlock = lockPageScroll();
    dialog?.showModal();
    dialog?.addEventListener('close', handleClose);
    return () => {
      dialog?.removeEventListener('close', handleClose);
      dialog?.close();
      unlock();
      document.body.classList.remove(OPEN_BODY_CLASS);
      container.remove();
    };
  }, [container]);

  return { container, element };
}
