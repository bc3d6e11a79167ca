import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import styles from './Figure.module.css';

/** A figure of the docs that can be enlarged over the page, by pointer, touch and keyboard. Escape closes; focus returns to the button. */
export function Figure({ children, ...rest }: ComponentProps<'figure'>): ReactNode {
  const figure = useRef<HTMLElement>(null);
  const [isLarge, setIsLarge] = useState(false);
  return (
    <figure {...rest} ref={figure}>
      {children}
      <button type="button" className={styles.zoom} aria-haspopup="dialog" onClick={() => setIsLarge(true)}>
        Enlarge
      </button>
      {isLarge && (
        <dialog
          className={styles.dialog}
          aria-label="Enlarged figure"
          ref={(dialog) => showCopy(dialog, figure.current)}
          onClose={() => setIsLarge(false)}
        >
          <form method="dialog">
            <button type="submit">Close</button>
          </form>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
          <div className={styles.view} role="group" aria-label="Figure" tabIndex={0} />
        </dialog>
      )}
    </figure>
  );
}

/** Shows a copy of the figure's drawing, named by text, because the original keeps its ids. */
function showCopy(dialog: HTMLDialogElement | null, figure: HTMLElement | null): void {
  const drawing = figure?.querySelector('svg');
  if (!dialog || !drawing || dialog.open) return;
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  // Its width on the page: as a class where the page was served, as a style where the app drew it.
  copy.removeAttribute('class');
  copy.removeAttribute('style');
  copy.removeAttribute('aria-labelledby');
  copy.ariaLabel = copy.querySelector('title')?.textContent ?? '';
  for (const element of copy.querySelectorAll('[id]')) element.removeAttribute('id');
  dialog.querySelector('div')?.replaceChildren(copy);
  dialog.showModal();
}
