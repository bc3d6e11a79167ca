/** Shorter pieces are no quotation one could find again on a page, in characters. */
const MIN_LENGTH = 20;

/**
 * The sentences an answer quotes right before a link: those of the paragraph it stands in or, where it stands alone, those of
 * the blocks before it up to one that ends with a link. They are marked on the page that the link leads to. A link within what is
 * quoted from elsewhere has none.
 */
export function quotedNear(link: Element): readonly string[] {
  const paragraph = link.closest('p');
  if (paragraph === null) return [];
  const own = textBeside(paragraph);
  if (own !== '' && paragraph.lastChild !== link && hasSource(paragraph)) return [];
  const texts = own === '' ? textsBefore(paragraph) : [own];
  return texts
    .flatMap((text) => text.split(/(?<=[.!?])\s+/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length >= MIN_LENGTH);
}

/** Whether a link alone in its paragraph says where a block and those after it come from. */
function hasSource(block: Element): boolean {
  for (
    let next = block.nextElementSibling;
    next !== null && !next.matches('[data-heading]');
    next = next.nextElementSibling
  )
    if (next.tagName === 'P' && next.childNodes.length === 1 && next.firstChild?.nodeName === 'A') return true;
  return false;
}

function textBeside(paragraph: Element): string {
  const copy = paragraph.cloneNode(true);
  if (copy instanceof Element) for (const link of copy.querySelectorAll('a')) link.remove();
  return copy.textContent?.trim() ?? '';
}

function textsBefore(paragraph: Element): readonly string[] {
  const texts: string[] = [];
  for (let block = paragraph.previousElementSibling; block !== null; block = block.previousElementSibling) {
    if (block.tagName === 'P' && block.lastChild?.nodeName === 'A') break;
    texts.unshift(...textsOf(block));
  }
  return texts;
}

function textsOf(block: Element): readonly string[] {
  if (block.tagName === 'P') return (block.textContent ?? '').split(/ – | · |: /);
  const parts = [...block.querySelectorAll('li, td, pre')];
  return parts.map((part) => part.textContent ?? '');
}
