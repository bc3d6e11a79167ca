import { type KeyboardEvent, type ReactElement, useEffect, useRef, useSyncExternalStore } from 'react';
import { DEFAULT_BUTTON_TEXTS } from './buttonTexts.ts';
import { handleOpenAssistant } from './opening/openAssistant.ts';
import { useOpening } from './opening/useOpening.ts';
import { usePressedKeys } from './opening/usePressedKeys.ts';
import { useShortcuts } from './opening/useShortcuts.ts';
import styles from './SearchButton.module.css';
import type { SearchOptions } from './SearchOptions.ts';

/** The key that goes with K on the reader's platform. */
type PlatformKey = 'Control' | 'Meta';

/**
 * The search button with its shortcuts. It fetches the dialog's code on hover, focus or touch, opens it on click,
 * shortcut or a letter typed on it, and takes the focus back when the dialog closes.
 */
export function SearchButton(options: SearchOptions): ReactElement {
  const texts = { ...DEFAULT_BUTTON_TEXTS, ...options.texts };
  const { state, Dialog, showInterest, open, openAssistant, close } = useOpening(loadDialog, options.onIntent);
  const button = useRef<HTMLButtonElement>(null);
  // Closing brings the focus back here: letters typed then must not open the dialog again.
  const isFocusReturned = useRef(false);

  const isOpen = state.requested !== null;
  useShortcuts({ isOpen, settings: options.shortcuts, open, close });

  const hasAssistant = options.assistant !== undefined;
  // A link or button of the page that opened the dialog gets the focus back.
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    if (!hasAssistant) return undefined;
    return handleOpenAssistant((start) => {
      opener.current = document.activeElement;
      openAssistant(start);
    });
  }, [hasAssistant, openAssistant]);

  useEffect(() => {
    if (!isOpen) return undefined;
    return () => {
      const from = opener.current;
      opener.current = null;
      if (from instanceof HTMLElement && from.isConnected && from !== document.body) {
        from.focus({ preventScroll: true });
        return;
      }
      isFocusReturned.current = true;
      // A press elsewhere has moved the focus before the dialog was there.
      if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
    };
  }, [isOpen]);

  const platformKey = usePlatformKey();
  const hasShortcut = options.shortcuts?.['Ctrl/Cmd+K'] !== false;
  const shortcut = `${platformKey}+k`;

  function handleKey(event: KeyboardEvent): void {
    if (!isLetterOrDigit(event) || isFocusReturned.current) return;
    event.preventDefault();
    open(event.key);
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={`DocSearch DocSearch-Button ${styles.button}`}
        aria-label={hasShortcut ? texts.buttonWithShortcut(shortcut) : texts.button}
        aria-keyshortcuts={hasShortcut ? shortcut : undefined}
        aria-haspopup="dialog"
        aria-busy={(isOpen && state.code === 'loading') || undefined}
        onPointerEnter={showInterest}
        onTouchStart={showInterest}
        onFocus={showInterest}
        onBlur={() => {
          isFocusReturned.current = false;
        }}
        onClick={() => open()}
        onKeyDown={handleKey}
      >
        <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
          <path d="M14.4 14.4 18 18M16.4 8.7a7.7 7.7 0 1 1-15.4 0 7.7 7.7 0 0 1 15.4 0Z" />
        </svg>
        <span className={styles.label}>{texts.button}</span>
        {hasShortcut && <KeyCaps platformKey={platformKey} />}
      </button>
      {state.code === 'failed' && (
        <span role="alert" className={styles.failure}>
          {texts.dialogFailedToLoad}
        </span>
      )}
      {state.requested !== null && Dialog !== null && (
        <Dialog options={options} request={state.requested} onClose={close} />
      )}
    </>
  );
}

async function loadDialog() {
  return (await import('./SearchDialog.tsx')).SearchDialog;
}

// The caps are drawn by the style sheet: as text they would be a visible label that differs from the spoken one.
function KeyCaps({ platformKey }: { readonly platformKey: PlatformKey }): ReactElement {
  const pressed = usePressedKeys();
  return (
    <span className={styles.caps} aria-hidden="true">
      <kbd data-cap={platformKey === 'Meta' ? '⌘' : 'Ctrl'} data-pressed={pressed.includes(platformKey) || undefined} />
      <kbd data-cap="K" data-pressed={pressed.includes('k') || undefined} />
    </span>
  );
}

function isLetterOrDigit(event: KeyboardEvent): boolean {
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.nativeEvent.isComposing;
  return isPlain && /^[\p{L}\p{N}]$/u.test(event.key);
}

/** Meta on Apple platforms, Control elsewhere. In served HTML, which cannot know, it is Control, which works everywhere. */
function usePlatformKey(): PlatformKey {
  return useSyncExternalStore(subscribeToNothing, readPlatformKey, () => 'Control');
}

function readPlatformKey(): PlatformKey {
  return /mac|iphone|ipod|ipad/i.test(navigator.platform) ? 'Meta' : 'Control';
}

function subscribeToNothing(): () => void {
  return () => {};
}
