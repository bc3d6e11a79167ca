import { type KeyboardEvent, type ReactElement, useEffect, useRef, useState } from 'react';
import { Icon } from '../../screens/Icon.tsx';
import { ASSISTANT_TEXTS } from '../texts.ts';
import headStyles from './AssistantHead.module.css';
import styles from './AssistantMenu.module.css';

/** What the menu offers; what is null is left out. */
export interface AssistantMenuProps {
  readonly onStartNew: (() => void) | null;
  readonly onHistory: () => void;
  /** Whether there is a history; asked whenever the menu opens. */
  readonly hasHistory: () => boolean;
  readonly onExport: (() => void) | null;
  readonly onClear: () => void;
}

/** The menu of AI mode. Escape and a press outside close it; arrows move in it. */
export function AssistantMenu({
  onStartNew,
  onHistory,
  hasHistory,
  onExport,
  onClear,
}: AssistantMenuProps): ReactElement {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return undefined;
    itemsOf(root.current)[0]?.focus();
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);

  const entries = [
    { label: ASSISTANT_TEXTS.startNew, choose: onStartNew },
    { label: ASSISTANT_TEXTS.history, choose: hasHistory() ? onHistory : null },
    { label: ASSISTANT_TEXTS.exportMarkdown, choose: onExport },
    { label: ASSISTANT_TEXTS.clearData, choose: onClear },
  ];

  function handleKey(event: KeyboardEvent): void {
    if (!isOpen) return;
    if (event.key === 'Escape' || event.key === 'Tab') {
      // Escape is the menu's here: the dialog stays in AI mode.
      if (event.key === 'Escape') event.preventDefault();
      setIsOpen(false);
      button.current?.focus();
      return;
    }
    const target = itemAfterKey(itemsOf(root.current), event.key);
    if (target === undefined) return;
    event.preventDefault();
    target.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the menu inside
    <div ref={root} className={styles.root} onKeyDown={handleKey}>
      <button
        ref={button}
        type="button"
        className={headStyles.button}
        aria-label={ASSISTANT_TEXTS.menu}
        title={ASSISTANT_TEXTS.menu}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="menu" />
      </button>
      {isOpen && (
        <div role="menu" aria-label={ASSISTANT_TEXTS.menu} className={styles.menu}>
          {entries.map(
            ({ label, choose }) =>
              choose !== null && (
                <button
                  key={label}
                  type="button"
                  role="menuitem"
                  tabIndex={-1}
                  className={styles.item}
                  onClick={() => {
                    setIsOpen(false);
                    button.current?.focus();
                    choose();
                  }}
                >
                  {label}
                </button>
              ),
          )}
        </div>
      )}
    </div>
  );
}

function itemsOf(root: HTMLElement | null): readonly HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
}

function itemAfterKey(items: readonly HTMLElement[], key: string): HTMLElement | undefined {
  const focused = document.activeElement;
  const at = focused instanceof HTMLElement ? items.indexOf(focused) : -1;
  switch (key) {
    case 'ArrowDown':
      return items[(at + 1) % items.length];
    case 'ArrowUp':
      return items.at(at <= 0 ? -1 : at - 1);
    case 'Home':
      return items[0];
    case 'End':
      return items.at(-1);
    default:
      return undefined;
  }
}
