import type { Element, ElementContent, RootContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';

const INLINE = new Set(['a', 'strong', 'b', 'em', 'i', 'span', 'time', 'code', 'small']);

/**
 * Puts text in the place of what is no text: pictures become their alternative, form fields the choices they offer. Parts of a line that
 * only styles keep apart get a space between them. Changes the tree.
 */
export function describeControls(root: Element): void {
  visit(root, 'element', (element, index, parent) => {
    if (parent === undefined || index === undefined) return undefined;
    if (element.tagName === 'pre') return nameLanguage(element);
    const instead = describe(element);
    if (instead === null) {
      separateParts(element);
      return undefined;
    }
    (parent.children as RootContent[]).splice(index, 1, ...instead);
    return [SKIP, index + instead.length];
  });
}

function describe(element: Element): ElementContent[] | null {
  switch (element.tagName) {
    case 'svg':
      return describeDrawing(element);
    case 'figcaption':
      return [paragraph([wrap('em', element.children)])];
    case 'legend':
      return [paragraph([wrap('strong', element.children)])];
    case 'summary':
      return [paragraph([wrap('strong', element.children)])];
    case 'label':
      return describeChoice(element);
    case 'select':
      return [paragraph([text(optionsOf(element).join(' / '))])];
    case 'input':
    case 'textarea':
    case 'meter':
    case 'progress':
      return describeField(element);
    default:
      return null;
  }
}

/** Some highlighters name the language on the block and not on the code in it. */
function nameLanguage(block: Element): typeof SKIP {
  const code = block.children.find((child) => child.type === 'element' && child.tagName === 'code');
  const language = languageOf(block);
  if (code?.type === 'element' && language !== undefined) code.properties['className'] = [language];
  return SKIP;
}

function languageOf({ properties: { className } }: Element): string | undefined {
  return Array.isArray(className) ? className.map(String).find((name) => name.startsWith('language-')) : undefined;
}

/** A drawing without a title is an ornament. */
function describeDrawing(svg: Element): ElementContent[] {
  const title = svg.children.find((child) => child.type === 'element' && child.tagName === 'title');
  const alternative = title?.type === 'element' ? textOf(title) : String(svg.properties['ariaLabel'] ?? '');
  return alternative.trim() === '' ? [] : [paragraph([text(`Figure: ${alternative.trim()}`)])];
}

/** One of several answers is an entry of a list. */
function describeChoice(label: Element): ElementContent[] | null {
  const input = label.children.find((child) => child.type === 'element' && child.tagName === 'input');
  const type = input?.type === 'element' ? input.properties['type'] : undefined;
  if (type !== 'radio' && type !== 'checkbox') return null;
  return [wrap('ul', [wrap('li', [text(textOf(label).trim())])])];
}

function describeField({ properties }: Element): ElementContent[] {
  const name = String(properties['ariaLabel'] ?? properties['placeholder'] ?? '').trim();
  return name === '' ? [] : [paragraph([text(`Field: ${name}`)])];
}

function optionsOf(select: Element): string[] {
  const options: string[] = [];
  visit(select, 'element', (element) => {
    if (element.tagName === 'option') options.push(textOf(element).trim());
  });
  return options;
}

function separateParts(element: Element): void {
  const { children } = element;
  // The number of pages follows the name of a tag.
  const isTag = element.properties['rel']?.toString() === 'tag';
  const isLine =
    children.length > 1 && children.every((child) => child.type === 'element' && INLINE.has(child.tagName));
  if ((!isLine && !isTag) || element.tagName === 'code' || element.tagName === 'span') return;
  element.children = children.flatMap((child, index) => (index === 0 ? [child] : [text(' '), child]));
}

function paragraph(children: ElementContent[]): Element {
  return wrap('p', children);
}

function wrap(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children };
}

function text(value: string): ElementContent {
  return { type: 'text', value };
}
