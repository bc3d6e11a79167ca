import { type ReactElement, useLayoutEffect, useRef, useState } from 'react';
import type { ShownPart } from '../exchange/shownParts.ts';
import { ASSISTANT_TEXTS } from '../texts.ts';
import styles from './AnswerBody.module.css';
import { AnswerPart } from './AnswerPart.tsx';

/** Height up to which an answer is shown whole, in CSS pixels; a taller one is cut to MAX_CUT_HEIGHT in the style sheet. */
const MAX_WHOLE_HEIGHT = 380;

/**
 * The texts of an answer; of a tall one the beginning, until the reader asks for the rest or gets into it: by the focus, or by what
 * scrolls it, such as a search of the browser.
 */
export function AnswerBody({
  parts,
  isQuoted,
  onSearch,
}: {
  readonly parts: readonly ShownPart[];
  readonly isQuoted: boolean;
  readonly onSearch: (query: string) => void;
}): ReactElement {
  const body = useRef<HTMLDivElement>(null);
  const [isTall, setIsTall] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const isCut = isTall && !isOpen;
  const scrolled = useRef(0);
  const open = () => {
    scrolled.current = body.current?.scrollTop ?? 0;
    setIsOpen(true);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the height changes with the parts
  useLayoutEffect(() => {
    setIsTall((body.current?.scrollHeight ?? 0) > MAX_WHOLE_HEIGHT);
  }, [parts]);

  // What was scrolled inside is scrolled outside then: a click that opens the answer shall find its link still under the pointer.
  useLayoutEffect(() => {
    if (isOpen) scrollAround(body.current, scrolled.current);
  }, [isOpen]);

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the focus moves to what is inside */}
      <div
        ref={body}
        className={styles.body}
        data-cut={isCut}
        data-quoted={isQuoted}
        onFocus={isCut ? open : undefined}
        onScroll={isCut ? open : undefined}
      >
        {parts.map(
          (part, at) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: parts are only added at the end
            part.kind === 'text' && <AnswerPart key={at} part={part} onSearch={onSearch} />,
        )}
      </div>
      {isCut && (
        <button type="button" className={styles.more} onClick={open}>
          {ASSISTANT_TEXTS.showAll}
        </button>
      )}
    </>
  );
}

/** Scrolls what an element scrolls in, by pixels. */
function scrollAround(element: HTMLElement | null, by: number): void {
  const around = element?.parentElement;
  if (!around || by === 0) return;
  if (getComputedStyle(around).overflowY === 'auto') around.scrollTop += by;
  else scrollAround(around, by);
}
