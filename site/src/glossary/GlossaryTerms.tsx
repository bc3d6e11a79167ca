import glossary from '@glossary/terms';
import { addresses } from '@site/src/addresses/addresses';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './glossary.module.css';
import { markTerms } from './markTerms';
import { showMeanings } from './showMeanings';
import { TermFinder } from './TermFinder';

let finder: TermFinder | undefined;
/** Articles whose terms are marked already: a page that is shown again keeps its marks. */
const marked = new WeakSet<Element>();

/**
 * Explains the terms of the glossary in the article this stands in, once it is there: what each page would need for it in its HTML is
 * more than its first load may weigh. The glossary itself explains nothing twice.
 */
export function GlossaryTerms({ path }: { path: string }): ReactNode {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const text = place.current?.closest('article')?.querySelector('.markdown');
    if (!text || !('popover' in text) || addresses.toPath(path) === glossary.path) return undefined;
    const stay = new AbortController();
    showMeanings(text, meaningOf, stay.signal);
    if (!marked.has(text)) {
      marked.add(text);
      finder ??= new TermFinder(glossary.terms);
      void markTerms(text, finder, createLink);
    }
    return () => stay.abort();
  }, [path]);
  return <span ref={place} hidden />;
}

function createLink(at: number): HTMLElement {
  const link = document.createElement('a');
  link.href = `${addresses.toAddress(glossary.path)}#glossary`;
  link.className = styles.term ?? '';
  link.dataset['term'] = String(at);
  return link;
}

async function meaningOf(term: Element): Promise<string> {
  const { default: meanings } = await import('@glossary/meanings');
  const at = Number(term instanceof HTMLElement ? term.dataset['term'] : Number.NaN);
  return meanings[at] ?? '';
}
