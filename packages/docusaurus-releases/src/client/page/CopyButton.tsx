import { type ReactNode, useEffect, useRef, useState } from 'react';
import { copyText } from './copyText.ts';

/** How long a copy button says that it copied, in milliseconds. */
const COPIED_MS = 1500;

interface CopyButtonProps {
  label: string;
  getText: () => string;
  className?: string | undefined;
  /** True to write the label beside the sign. */
  isLabelShown?: boolean;
}

/** Copies a text and says so for 1500 ms, to eyes and to screen readers. A refused clipboard is said too. */
export function CopyButton({ label, getText, className, isLabelShown = false }: CopyButtonProps): ReactNode {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const copy = async () => {
    const isCopied = await copyText(getText());
    setState(isCopied ? 'copied' : 'failed');
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setState('idle'), COPIED_MS);
  };

  const said = {
    idle: label,
    copied: RELEASE_TEXTS.copied,
    failed: RELEASE_TEXTS.copyFailed,
  }[state];
  return (
    <button
      type="button"
      className={className}
      data-copied={state === 'copied' || undefined}
      aria-label={said}
      title={state === 'idle' ? RELEASE_TEXTS.copy : said}
      onClick={copy}
    >
      <svg
        viewBox="0 0 24 24"
        width="18"
        height="18"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      >
        {state === 'copied' ? (
          <path d="m5 12.5 4.5 4.5L19 7.5" />
        ) : (
          <path d="M9 9h10v11H9zM5 15V4h10" strokeLinejoin="round" />
        )}
      </svg>
      {isLabelShown && (state === 'idle' ? label : said)}
      <span className="sr-only" role="status">
        {state === 'idle' ? '' : said}
      </span>
    </button>
  );
}
