import { openAssistant } from '@feedback-docs/dialog/openAssistant';
import fields from '@feedback-docs/docusaurus-releases/fields.module.css';
import { type ReactNode, useEffect, useState } from 'react';
import styles from './AskAboutSelection.module.css';
import { quoteSelection } from './quoteSelection';

/** How long a selection must rest before the button appears, in milliseconds: it must not flicker while one is drawn. */
const REST_MS = 300;
/** Room between the selection and the button, in pixels. */
const GAP = 8;

interface Place {
  text: string;
  top: number;
  left: number;
}

/**
 * A small button below a selection in the article that puts it into a question. It stands at the end of the article, so
 * that Tab leads from the selection to it, and goes with the selection.
 */
export function AskAboutSelection(): ReactNode {
  const [place, setPlace] = useState<Place | null>(null);

  useEffect(() => {
    let timer: number | undefined;
    const look = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => setPlace(findPlace()), REST_MS);
    };
    const hide = () => setPlace(null);
    // What was selected before the app had come has its button too.
    look();
    document.addEventListener('selectionchange', look);
    window.addEventListener('resize', hide);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('selectionchange', look);
      window.removeEventListener('resize', hide);
    };
  }, []);

  if (place === null) return null;
  return (
    <button
      type="button"
      className={`${fields.primary} ${styles.button}`}
      style={{ top: place.top, left: place.left }}
      // The press would otherwise take the selection away before the click.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => {
        openAssistant({ kind: 'draft', question: `What does “${place.text}” mean?` });
        setPlace(null);
      }}
    >
      Ask about this selection
    </button>
  );
}

/** The selected text of the article and where the button goes, measured from the article; null when there is none. */
function findPlace(): Place | null {
  const selection = document.getSelection();
  if (selection === null || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const article = document.querySelector('article');
  if (article === null || !article.contains(range.commonAncestorContainer)) return null;
  const text = quoteSelection(selection.toString());
  if (text === null) return null;
  const box = range.getBoundingClientRect();
  const frame = article.getBoundingClientRect();
  return { text, top: box.bottom - frame.top + GAP, left: Math.max(0, box.left - frame.left) };
}
