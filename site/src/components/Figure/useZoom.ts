import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

export const MAX_ZOOM = 6;
/** How far a turn of the wheel zooms while Ctrl is held, which is also how browsers report pinching on a trackpad. */
const WHEEL_SPEED = 0.005;

interface Point {
  clientX: number;
  clientY: number;
}

/** The zoom of what a view scrolls, from 1 to `MAX_ZOOM`. `zoomBy` keeps a point where it is: the pointer, else the view's middle. */
export function useZoom(view: RefObject<HTMLElement | null>): {
  zoom: number;
  zoomBy: (factor: number, point?: Point) => void;
} {
  const [{ zoom, goal }, setState] = useState({ zoom: 1, goal: { left: 0, top: 0 } });
  // More than one step may come before the view is drawn again.
  const last = useRef({ zoom, goal });
  const zoomBy = useCallback(
    (factor: number, point?: Point) => {
      const { current } = view;
      if (current === null) return;
      const { zoom: now } = last.current;
      const next = Math.min(MAX_ZOOM, Math.max(1, now * factor));
      const box = current.getBoundingClientRect();
      const keep = (start: number, inside: number) => (start + inside) * (next / now) - inside;
      const x = point === undefined ? box.width / 2 : point.clientX - box.left;
      const y = point === undefined ? box.height / 2 : point.clientY - box.top;
      last.current = { zoom: next, goal: { left: keep(current.scrollLeft, x), top: keep(current.scrollTop, y) } };
      setState(last.current);
    },
    [view],
  );
  useLayoutEffect(() => {
    // What it returns is no clean-up.
    view.current?.scrollTo(goal);
  }, [view, goal]);
  useEffect(() => {
    const { current } = view;
    const turn = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoomBy(Math.exp(-event.deltaY * WHEEL_SPEED), event);
    };
    // React's own listener is passive: it could not keep the browser from zooming the page.
    current?.addEventListener('wheel', turn, { passive: false });
    return () => current?.removeEventListener('wheel', turn);
  }, [view, zoomBy]);
  return { zoom, zoomBy };
}
