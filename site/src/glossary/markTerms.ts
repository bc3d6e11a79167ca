import type { TermFinder } from './TermFinder';

/** What is no running text of the article, or leads somewhere else already. Bold words are names of controls. */
const SKIPPED =
  'h1,h2,h3,h4,h5,h6,a,button,code,pre,kbd,strong,summary,figure,th,label,.question-preview,.version-marks,.release-byline,.release-item__head';
const PARAGRAPH = 'p,li,td,dd,blockquote';
/** How long terms are looked for before the browser may do something else, in milliseconds. */
const SLICE_MS = 8;

/**
 * Makes the first mention of each term in each section a link to its explanation. A link breaks into lines as text does, so nothing
 * moves. Done in pieces, between which the browser may answer the reader.
 */
export async function markTerms(
  root: Element,
  finder: TermFinder,
  createLink: (at: number) => HTMLElement,
): Promise<void> {
  const seen = new Set<number>();
  let before = '';
  let started = performance.now();

  for (const child of [...root.children]) {
    if (child.tagName === 'H2') seen.clear();
    else visit(child);
    if (performance.now() - started > SLICE_MS) {
      await new Promise((resolve) => setTimeout(resolve));
      started = performance.now();
    }
  }

  function visit(element: Element): void {
    if (element.matches(PARAGRAPH)) before = '';
    if (!element.matches(SKIPPED)) {
      for (const node of [...element.childNodes])
        if (node instanceof Text) markIn(node);
        else if (node instanceof Element) visit(node);
    } else before += element.textContent;
  }

  function markIn(node: Text): void {
    const text = node.data;
    const found =
      isHighlighted(node) || isSelected(node)
        ? []
        : finder.find(text, before).filter(({ at }) => !seen.has(at) && seen.add(at));
    before += text;
    // From the end, so that the places before it stay what they are.
    for (const { start, end, at } of found.reverse()) {
      const term = node.splitText(start);
      term.splitText(end - start);
      const link = createLink(at);
      term.replaceWith(link);
      link.append(term);
    }
  }
}

/** Whether words of a search are marked in a text: a link in it would take the mark away. */
function isHighlighted(node: Text): boolean {
  if (!('highlights' in CSS)) return false;
  return [...CSS.highlights.values()].some((ranges) =>
    [...ranges].some(({ startContainer }) => startContainer === node),
  );
}

/** Whether the reader has selected some of a text: the selection would end before the first link in it. */
function isSelected(node: Text): boolean {
  const selection = getSelection();
  return selection !== null && !selection.isCollapsed && selection.containsNode(node, true);
}
