import { type ComponentProps, lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import styles from './Figure.module.css';

const EnlargedFigure = lazy(async () => ({ default: (await import('./EnlargedFigure')).EnlargedFigure }));

/** A figure of the docs that can be enlarged over the page: by its button, or by a click on the drawing. */
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
      {isLarge && (
        <Suspense>
          <EnlargedFigure figure={figure.current} onClose={() => setIsLarge(false)} />
        </Suspense>
      )}
    </figure>
  );
}
