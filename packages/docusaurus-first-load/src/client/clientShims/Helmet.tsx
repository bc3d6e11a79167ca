import { type ReactNode, useLayoutEffect, useState } from 'react';
import { headTags } from './headTags.ts';
import { updateHead } from './updateHead.ts';

const heads = new Map<number, ReactNode>();
let nextPlace = 0;
let frame = 0;

/**
 * Stands in for react-helmet-async in the browser: what stands in it goes into the document's head, a later one wins over an earlier
 * one. Built pages keep the tags they came with.
 */
export function Helmet({ children }: { children?: ReactNode }): null {
  const [place] = useState(() => nextPlace++);
  useLayoutEffect(() => {
    heads.set(place, children);
    scheduleUpdate();
  });
  useLayoutEffect(
    () => () => {
      heads.delete(place);
      scheduleUpdate();
    },
    [place],
  );
  return null;
}

/** Needed on the server only. */
export function HelmetProvider({ children }: { children: ReactNode }): ReactNode {
  return children;
}

function scheduleUpdate(): void {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(() => {
    const inOrder = [...heads].sort(([a], [b]) => a - b).map(([, children]) => children);
    updateHead(headTags(inOrder));
  });
}
