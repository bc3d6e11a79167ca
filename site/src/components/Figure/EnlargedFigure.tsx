import { type CSSProperties, type KeyboardEvent, type ReactNode, useRef } from 'react';
import styles from './Figure.module.css';
import { MAX_ZOOM, useZoom } from './useZoom';

const ZOOM_STEP = 1.5;
/** What the keys of the enlarged figure do, as factors of its zoom; 0 fits it into the window. */
const ZOOM_KEYS: Readonly<Record<string, number>> = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': 1 / ZOOM_STEP, '0': 0 };

/**
 * The drawing of a figure over the page. It fits the window at first, and can be zoomed by buttons and by the keys + - 0 about its
 * middle, by double click and by pinching a trackpad about the pointer, and moved by scrolling. Escape closes.
 */
export function EnlargedFigure({ figure, onClose }: { figure: HTMLElement | null; onClose: () => void }): ReactNode {
  const view = useRef<HTMLDivElement>(null);
  const { zoom, zoomBy } = useZoom(view);
  const handleKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
    const factor = ZOOM_KEYS[key];
    if (factor !== undefined && !ctrlKey && !metaKey) zoomBy(factor);
  };
  return (
    <dialog
      className={styles.dialog}
      aria-label="Enlarged figure"
      ref={(dialog) => showCopy(dialog, figure)}
      onClose={onClose}
      onKeyDown={handleKey}
    >
      <form method="dialog" className={styles.bar}>
        <button type="button" disabled={zoom === 1} aria-label="Zoom out" onClick={() => zoomBy(1 / ZOOM_STEP)}>
          −
        </button>
        <output aria-label="Zoom">{zoom === 1 ? 'Fit' : `${Math.round(zoom * 100)} %`}</output>
        <button type="button" disabled={zoom === MAX_ZOOM} aria-label="Zoom in" onClick={() => zoomBy(ZOOM_STEP)}>
          +
        </button>
        <button type="submit" aria-label="Close">
          ×
        </button>
      </form>
      <div
        ref={view}
        className={styles.view}
        style={{ '--zoom': zoom } as CSSProperties}
        role="group"
        aria-label="Figure"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        onDoubleClick={(event) => zoomBy(ZOOM_STEP, event)}
      />
    </dialog>
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
