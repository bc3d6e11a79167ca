import { type ComponentProps, type CSSProperties, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import styles from './Figure.module.css';

const MAX_ZOOM = 6;
const ZOOM_STEP = 1.5;
/** What the keys of the enlarged figure do, as factors of its zoom; 0 fits it into the window. */
const ZOOM_KEYS: Readonly<Record<string, number>> = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': 1 / ZOOM_STEP, '0': 0 };

/**
 * A figure of the docs that can be enlarged over the page: by its button, or by a click on the drawing. It fits the window at first,
 * and can be zoomed by buttons and by the keys + - 0, and moved by scrolling. Escape closes; focus returns to the button.
 */
export function Figure({ children, ...rest }: ComponentProps<'figure'>): ReactNode {
  const figure = useRef<HTMLElement>(null);
  const [isLarge, setIsLarge] = useState(false);
  return (
    // biome-ignore lint/a11y: a click on the drawing is a short way for pointers to what the button does.
    <figure
      {...rest}
      ref={figure}
      onClick={({ target }) => {
        if (target instanceof Element && target.closest('.figure__scroll svg') && !target.closest('a'))
          setIsLarge(true);
      }}
    >
      {children}
      <button type="button" className={styles.zoom} aria-haspopup="dialog" onClick={() => setIsLarge(true)}>
        Enlarge
      </button>
      {isLarge && <Enlarged figure={figure.current} onClose={() => setIsLarge(false)} />}
    </figure>
  );
}

function Enlarged({ figure, onClose }: { figure: HTMLElement | null; onClose: () => void }): ReactNode {
  const [zoom, setZoom] = useState(1);
  const zoomBy = (factor: number) => setZoom((now) => Math.min(MAX_ZOOM, Math.max(1, now * factor)));
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
        <output aria-label="Zoom">{Math.round(zoom * 100)} %</output>
        <button type="button" disabled={zoom === MAX_ZOOM} aria-label="Zoom in" onClick={() => zoomBy(ZOOM_STEP)}>
          +
        </button>
        <button type="submit" aria-label="Close">
          ×
        </button>
      </form>
      <div
        className={styles.view}
        style={{ '--zoom': zoom } as CSSProperties}
        role="group"
        aria-label="Figure"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
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
