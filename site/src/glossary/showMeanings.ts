import styles from './glossary.module.css';

/** How long a pointer rests on a term before its meaning is shown, and how long it may take from there to the meaning, in ms. */
const REST_MS = 120;
const LEAVE_MS = 250;
/** Room between a term and its meaning, and between that and the edge of the window, in pixels. */
const GAP = 6;
const EDGE = 8;

/**
 * Shows what a term means while the pointer is on it or it has the focus, or after a finger has tapped it; the next tap follows the link.
 * The meaning may be pointed at, and Escape puts it away (WCAG 1.4.13).
 */
export function showMeanings(root: Element, meaningOf: (term: Element) => Promise<string>, signal: AbortSignal): void {
  const tip = document.createElement('div');
  tip.id = 'term-meaning';
  tip.role = 'tooltip';
  tip.popover = 'manual';
  tip.className = styles.tip ?? '';
  document.body.append(tip);
  signal.addEventListener('abort', () => tip.remove());
  let shown: Element | null = null;
  let timer: number | undefined;

  const listen = <Type extends keyof HTMLElementEventMap>(
    target: Element | Document,
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ) => target.addEventListener(type, listener as EventListener, { signal });
  const later = (act: () => void, delay: number) => {
    clearTimeout(timer);
    timer = window.setTimeout(act, delay);
  };

  listen(root, 'pointerover', ({ target, pointerType }) => {
    const term = termOf(target);
    if (term !== null && pointerType !== 'touch') later(() => void show(term), REST_MS);
  });
  listen(root, 'pointerout', ({ target }) => {
    if (termOf(target) !== null) leave();
  });
  listen(tip, 'pointerenter', () => clearTimeout(timer));
  listen(tip, 'pointerleave', leave);
  listen(root, 'focusin', ({ target }) => {
    const term = termOf(target);
    if (term?.matches(':focus-visible')) void show(term);
  });
  listen(root, 'focusout', hide);
  listen(root, 'click', (event) => {
    const term = termOf(event.target);
    if (term === null || term === shown || (event as PointerEvent).pointerType !== 'touch') return;
    event.preventDefault();
    void show(term);
  });
  listen(document, 'pointerdown', ({ target }) => {
    if (termOf(target) === null && target !== tip) hide();
  });
  listen(document, 'keydown', (event) => {
    if (event.key !== 'Escape' || shown === null) return;
    event.preventDefault();
    hide();
  });

  async function show(term: Element): Promise<void> {
    hide();
    shown = term;
    const meaning = await meaningOf(term);
    if (shown !== term || signal.aborted) return;
    tip.textContent = meaning;
    term.setAttribute('aria-describedby', tip.id);
    tip.showPopover();
    place(tip, term);
  }

  function leave(): void {
    if (shown === document.activeElement && shown?.matches(':focus-visible')) clearTimeout(timer);
    else later(hide, LEAVE_MS);
  }

  function hide(): void {
    clearTimeout(timer);
    shown?.removeAttribute('aria-describedby');
    shown = null;
    if (tip.matches(':popover-open')) tip.hidePopover();
  }
}

function termOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(`.${styles.term}`) : null;
}

/** Under the first line of the term, above it where there is no room; not beyond its paragraph, beside which the contents stand. */
function place(tip: HTMLElement, term: Element): void {
  const line = term.getClientRects()[0] ?? term.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const { right } = (term.closest('.markdown > *') ?? document.documentElement).getBoundingClientRect();
  const left = Math.max(EDGE, Math.min(line.left, right - width));
  const isRoom = line.bottom + GAP + height < window.innerHeight;
  tip.style.left = `${left + scrollX}px`;
  tip.style.top = `${(isRoom ? line.bottom + GAP : line.top - GAP - height) + scrollY}px`;
}
