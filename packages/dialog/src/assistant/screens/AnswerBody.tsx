import { type ReactElement, useLayoutEffect, useRef, useState } from 'react';
import type { ShownPart } from '../exchange/shownParts.ts';
import { ASSISTANT_TEXTS } from '../texts.ts';
import styles from './AnswerBody.module.css';
import { AnswerPart } from './AnswerPart.tsx';
import buttons from './buttons.module.css';

/**
 * An answer is not cut for less than this, in CSS pixels: what the button and the sources below it take, so that one that fits
 * into the dialog stays whole. The style sheet says where it is cut.
 */
const MIN_HIDDEN = 160;

/** The texts of an answer; of one taller than the dialog the beginning, until the reader asks for the rest or moves the focus into it by keyboard. */
export function AnswerBody({
  parts,
  isQuoted,
  isCut,
  onCut,
  onSearch,
}: {
  readonly parts: readonly ShownPart[];
  readonly isQuoted: boolean;
  readonly isCut: boolean;
  readonly onCut: (isCut: boolean) => void;
  readonly onSearch: (query: string) => void;
}): ReactElement {
  const body = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [cutSteps, setCutSteps] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the height changes with the parts
  useLayoutEffect(() => {
    const { current } = body;
    if (current === null || isOpen) return;
    const { cut = '' } = current.dataset;
    current.dataset['cut'] = 'true';
    onCut(current.scrollHeight - current.clientHeight > MIN_HIDDEN);
    setCutSteps(countCutSteps(current));
    current.dataset['cut'] = cut;
  }, [parts, isOpen, onCut]);

  // What was scrolled into view inside is not in view any more.
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (isOpen && body.current?.contains(activeElement)) activeElement?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);

  function open(): void {
    setIsOpen(true);
    onCut(false);
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the focus moves to what is inside */}
      <div
        ref={body}
        className={styles.body}
        data-cut={isCut}
        data-quoted={isQuoted}
        onFocus={({ target }) => {
          // A pointer sees what it presses, and what moved under it would get the click.
          if (target.matches(':focus-visible')) open();
        }}
      >
        {parts.map(
          (part, at) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: parts are only added at the end
            part.kind === 'text' && <AnswerPart key={at} part={part} onSearch={onSearch} />,
        )}
      </div>
      {isCut && (
        <button type="button" className={`${buttons.quiet} ${styles.more}`} onClick={open}>
          {cutSteps > 0 ? ASSISTANT_TEXTS.showAllSteps(cutSteps) : ASSISTANT_TEXTS.showAll}
        </button>
      )}
    </>
  );
}

/** How many steps the numbered list has that goes on below the edge of an element; 0 where none does. */
function countCutSteps(element: HTMLElement): number {
  const edge = element.getBoundingClientRect().bottom;
  const list = [...element.querySelectorAll('ol')].find((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return top < edge && edge < bottom;
  });
  return list?.children.length ?? 0;
}
