import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { handOverTyping, type TypedText } from '../opening/handOverTyping.ts';
import { OPEN_BODY_CLASS } from '../opening/useShortcuts.ts';

/** A native modal dialog: where to render it, and the element. */
export interface ModalDialog {
  /** A new element, first in the body. */
  readonly container: HTMLElement;
  readonly element: RefObject<HTMLDialogElement | null>;
}

/** What a modal dialog reports. */
export interface ModalDialogEvents {
  /** Called with what was typed before, in the same step in which the page behind loses the focus. */
  readonly onShown: (typed: TypedText | null) => void;
  /** A browser may close a dialog against its will, such as on a second press of Back. */
  readonly onClosedByBrowser: () => void;
}

/**
 * Shows the dialog above the page while the component is mounted, after the word that an input method is composing. The page behind is
 * inert and keeps its place.
 */
export function useModalDialog({ onShown, onClosedByBrowser }: ModalDialogEvents): ModalDialog {
  const [container] = useState(() => document.createElement('div'));
  const element = useRef<HTMLDialogElement>(null);

  const reportShown = useEffectEvent(onShown);
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
    dialog?.addEventListener('close', handleClose);
    const stopWaiting = handOverTyping((typed) => {
      dialog?.showModal();
      reportShown(typed);
    });
    return () => {
      stopWaiting();
      dialog?.removeEventListener('close', handleClose);
      dialog?.close();
      unlock();
      document.body.classList.remove(OPEN_BODY_CLASS);
      container.remove();
    };
  }, [container]);

  return { container, element };
}

/** Stops the page from scrolling without moving it or its content, and gives back how to undo that. */
function lockPageScroll(): () => void {
  const { documentElement: page } = document;
  const { overflow, scrollbarGutter } = page.style;
  // Only a page that shows a scrollbar needs its place kept.
  if (window.innerWidth > page.clientWidth) page.style.scrollbarGutter = 'stable';
  page.style.overflow = 'hidden';
  return () => {
    page.style.overflow = overflow;
    page.style.scrollbarGutter = scrollbarGutter;
  };
}
