import { copyText } from '@feedback-docs/docusaurus-releases/client';
import { type ReactNode, useEffect, useState } from 'react';
import styles from './PageMenuPanel.module.css';
import { Icon, PanelItem } from './PanelItem';

/** For how long it is said that something was copied, in milliseconds. */
const SAID_FOR = 4000;

type GetText = () => Promise<string>;

/** Copies a text, and says in the place of its hint whether that worked. */
export function CopyItem({ title, hint, getText }: { title: string; hint: string; getText: GetText }): ReactNode {
  const { outcome, copy } = useCopy();
  return (
    <>
      <PanelItem
        icon={outcome?.isCopied ? 'done' : 'copy'}
        title={title}
        hint={outcome ? <Said outcome={outcome} /> : hint}
        onClick={() => copy(title, getText)}
      />
      {/* What a button holds is not announced. */}
      <span role="status" className="sr-only">
        {outcome && <Said outcome={outcome} />}
      </span>
    </>
  );
}

/** A row of short buttons, each of which copies its text. */
export function CopyChips({ title, texts }: { title: string; texts: [name: string, text: string][] }): ReactNode {
  const { outcome, copy } = useCopy();
  return (
    <div className={styles.chips}>
      <Icon name="terminal" />
      <span>
        <b>{title}</b>
        <span>
          {texts.map(([name, text]) => (
            <button
              key={name}
              type="button"
              aria-label={`Copy for ${name}`}
              onClick={() => copy(name, async () => text)}
            >
              {outcome?.of === name && outcome.isCopied && <Icon name="done" />}
              {name}
            </button>
          ))}
        </span>
        <small role="status">{outcome && <Said outcome={outcome} />}</small>
      </span>
    </div>
  );
}

interface Outcome {
  /** The name of what was to be copied. */
  of: string;
  isCopied: boolean;
}

function useCopy(): { outcome: Outcome | undefined; copy: (name: string, getText: GetText) => Promise<void> } {
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    if (outcome === undefined) return;
    const timer = setTimeout(setOutcome, SAID_FOR, undefined);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async (name: string, getText: GetText) => {
    const isCopied = await getText().then(copyText, () => false);
    setOutcome({ of: name, isCopied });
  };
  return { outcome, copy };
}

function Said({ outcome: { isCopied } }: { outcome: Outcome }): ReactNode {
  return <span className={isCopied ? styles.said : styles.failed}>{isCopied ? 'Copied' : 'Copying failed'}</span>;
}
