import { type ReactElement, useLayoutEffect, useRef, useState } from 'react';
import type { ShownPart } from '../exchange/shownParts.ts';
import { ASSISTANT_TEXTS } from '../texts.ts';
import styles from './AnswerBody.module.css';
import { AnswerPart } from './AnswerPart.tsx';

/** Height up to which an answer is shown whole, in CSS pixels and as a share of the window; a taller one is cut by the style sheet. */
const MAX_WHOLE_HEIGHT = 380;
const MAX_WHOLE_SHARE = 0.52;

/** The texts of an answer; of a tall one the beginning, until the reader asks for the rest or moves the focus into it by keyboard. */
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: the height changes with the parts
  useLayoutEffect(() => {
    setIsTall((body.current?.scrollHeight ?? 0) > Math.max(MAX_WHOLE_HEIGHT, innerHeight * MAX_WHOLE_SHARE));
  }, [parts]);

  // What was scrolled into view inside is not in view any more.
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (isOpen && body.current?.contains(activeElement)) activeElement?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);

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
          if (target.matches(':focus-visible')) setIsOpen(true);
        }}
      >
        {parts.map(
          (part, at) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: parts are only added at the end
            part.kind === 'text' && <AnswerPart key={at} part={part} onSearch={onSearch} />,
        )}
      </div>
      {isCut && (
        <button type="button" className={styles.more} onClick={() => setIsOpen(true)}>
          {ASSISTANT_TEXTS.showAll}
        </button>
      )}
    </>
  );
}
