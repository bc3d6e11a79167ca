import type { Line, LineKind } from '@feedback-docs/answers';
import type { Element, ElementContent, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import type { PageSection } from '../DocPage.ts';
import type { PageMarkup } from '../SearchPluginOptions.ts';
import { linkMark, MARK_BEGINS, MARK_END, readMarks } from './readMarks.ts';

/** Parts of an article that are no text of it; a site names others. */
const SKIPPED_CLASSES = ['hash-link', 'sr-only'];
const SKIPPED_TAGS = ['button', 'script', 'style', 'noscript', 'input', 'select', 'textarea'];
/**
 * The elements that stand on lines of their own, with the letter of the line: paragraph, step, entry, table head, row,
 * figure. A heading without an id cannot be linked to, so it is a line of the section it stands in.
 */
const LINE_KINDS: Record<string, string> = {
  h2: 'p',
  h3: 'p',
  h4: 'p',
  h5: 'p',
  h6: 'p',
  p: 'p',
  li: 'b',
  tr: 'r',
  figcaption: 'f',
  dt: 'b',
  dd: 'p',
  summary: 'p',
  blockquote: 'p',
};
const LINE_LETTERS: Record<string, LineKind> = { p: 'paragraph', n: 'step', b: 'entry', h: 'head', r: 'row' };
/** Marks the beginning of a line while a page is read, a block of code and the end of a step's number; private characters, which no page holds. */
const LINE_MARK = '\uE000';
const CODE_MARK = '\uE001';
const NUMBER_MARK = '\uE002';

/** The sections of a built documentation page in reading order. Empty for a page without an article. */
export function pageSections(html: string, markup: PageMarkup = {}): PageSection[] {
  const article = findByClass(fromHtml(articleHtml(html), { fragment: true }), 'theme-doc-markdown');
  return article === undefined ? [] : articleSections(article, markup);
}

/** The sections of an article. */
export function articleSections(article: Element, { skippedClasses = [], itemHeadClass }: PageMarkup): PageSection[] {
  const reader = new SectionReader([...SKIPPED_CLASSES, ...skippedClasses], itemHeadClass);
  reader.read(article);
  return reader.sections.map((section) => {
    const lines = readLines(section);
    const texts = lines.flatMap(({ kind, text }) => (kind === 'code' ? [] : [text]));
    return { ...section, content: texts.join('\n'), code: section.code.trim(), lines };
  });
}

/** The part of a page that is read; the sidebar of a large site is ten times as long. */
export function articleHtml(html: string): string {
  return html.slice(html.search(/<article\b/), html.lastIndexOf('</article>'));
}

type OpenSection = Omit<PageSection, 'lines'>;

class SectionReader {
  readonly sections: OpenSection[] = [];
  readonly #skippedClasses: readonly string[];
  readonly #itemHeadClass: string | undefined;

  constructor(skippedClasses: readonly string[], itemHeadClass: string | undefined) {
    this.#skippedClasses = skippedClasses;
    this.#itemHeadClass = itemHeadClass;
  }

  read(node: Element): void {
    for (const child of node.children) this.readChild(child, node);
  }

  private readChild(child: ElementContent, node: Element): void {
    const section = this.sections.at(-1);
    if (child.type === 'text') {
      // Where the source is wrapped means nothing to a reader.
      this.append(child.value.replace(/\s+/g, ' '));
      return;
    }
    if (child.type !== 'element' || this.isSkipped(child)) return;
    const level = headingLevel(child);
    if (level !== undefined && (level === 1 || idOf(child) !== null)) {
      this.open(level, this.textOf(child), idOf(child));
    } else if (child.tagName === 'br') {
      this.append(' ');
    } else if (child.tagName === 'pre') {
      if (section !== undefined) readCode(section, rawText(child));
    } else if (child.tagName === 'svg') {
      const title = child.children.find(
        (entry): entry is Element => entry.type === 'element' && entry.tagName === 'title',
      );
      if (section !== undefined && title !== undefined) section.content += `\n${LINE_MARK}f${rawText(title)}\n`;
    } else if (child.tagName === 'li' && idOf(child) !== null && this.headOf(child) !== undefined) {
      this.readItem(child);
    } else {
      this.readBlock(child, node);
    }
  }

  private readBlock(element: Element, parent: Element): void {
    const kind = lineKind(element, parent);
    if (kind !== undefined) this.append(`\n${LINE_MARK}${kind}`);
    if (kind === 'n') this.append(`${stepNumber(element, parent)}${NUMBER_MARK}`);
    const href = element.tagName === 'a' ? element.properties['href'] : undefined;
    const mark = typeof href === 'string' ? linkMark(href) : MARK_BEGINS[element.tagName];
    this.append(mark ?? '');
    this.read(element);
    if (mark !== undefined) this.append(MARK_END);
    if (element.tagName === 'td' || element.tagName === 'th') this.append(' | ');
    if (kind !== undefined) this.append('\n');
  }

  private headOf(item: Element): Element | undefined {
    return this.#itemHeadClass === undefined ? undefined : findByClass(item, this.#itemHeadClass);
  }

  private readItem(item: Element): void {
    const head = this.headOf(item);
    const name = head?.children.find(
      (child): child is Element => child.type === 'element' && /^(strong|h[1-6])$/.test(child.tagName),
    );
    this.open(3, name === undefined ? '' : this.textOf(name), idOf(item));
    for (const child of item.children) if (child !== head) this.readChild(child, item);
  }

  private open(level: number, heading: string, anchor: string | null): void {
    this.sections.push({ level, heading, anchor: level === 1 ? null : anchor, content: '', code: '' });
  }

  private append(text: string): void {
    const section = this.sections.at(-1);
    if (section !== undefined) section.content += text;
  }

  private isSkipped(element: Element): boolean {
    return SKIPPED_TAGS.includes(element.tagName) || this.#skippedClasses.some((name) => hasClass(element, name));
  }

  /** Text as a reader sees it: without the link to the heading itself. */
  private textOf(element: Element): string {
    return tidy(
      element.children
        .map((child) =>
          child.type === 'text'
            ? child.value
            : child.type === 'element' && !this.isSkipped(child)
              ? this.textOf(child)
              : '',
        )
        .join(''),
    );
  }
}

/** A paragraph in a list entry continues the line of the entry. */
function lineKind(element: Element, parent: Element): string | undefined {
  if (element.tagName === 'p' && parent.tagName === 'li') return undefined;
  if (element.tagName === 'li' && parent.tagName === 'ol') return 'n';
  if (element.tagName === 'tr' && element.children.some((cell) => cell.type === 'element' && cell.tagName === 'th')) {
    return 'h';
  }
  return LINE_KINDS[element.tagName];
}

/** The number that the browser shows before an entry of a numbered list. */
function stepNumber(item: Element, list: Element): number {
  const items = list.children.filter((child) => child.type === 'element' && child.tagName === 'li');
  return Number(list.properties['start'] ?? 1) + items.indexOf(item);
}

function readCode(section: OpenSection, text: string): void {
  const code = text.replace(/\n+$/, '');
  section.content += `\n${CODE_MARK}${code.split('\n').length}\n`;
  section.code += `${code}\n`;
}

/** One line for each paragraph, entry and row, with what it is; blocks of code stand among them. */
function readLines({ content, code }: OpenSection): Line[] {
  const codeLines = code.split('\n');
  let nextCode = 0;
  let before = 0;
  return content.split('\n').flatMap((line): Line[] => {
    const marked = line.lastIndexOf(LINE_MARK);
    const words = tidy(marked < 0 ? line : line.slice(marked + 2)).replaceAll(LINE_MARK, '');
    if (words === '') return [];
    if (!words.startsWith(CODE_MARK)) {
      const [, number, rest = words] = NUMBERED.exec(words) ?? [];
      const own = lineOf(marked < 0 ? '' : line.charAt(marked + 1), rest);
      const isCounted = number === undefined || Number(number) === before + 1;
      if (own.length > 0) before = Number(number ?? 0);
      return isCounted ? own : own.map((step) => ({ ...step, number: Number(number) }));
    }
    before = 0;
    const from = nextCode;
    nextCode += Number(words.slice(1));
    return [{ kind: 'code', text: codeLines.slice(from, nextCode).join('\n') }];
  });
}

/** The text of a step after its number. */
const NUMBERED = new RegExp(`^(-?\\d+)${NUMBER_MARK} ?(.*)$`, 's');

function lineOf(letter: string, words: string): Line[] {
  const read = readMarks(words);
  return read.text === '' ? [] : [{ kind: kindOf(letter, read.text), ...read }];
}

/** A paragraph of one word is a label, not a sentence. */
function kindOf(letter: string, text: string): LineKind {
  const isSentence = letter !== 'p' || text.includes(' ');
  return isSentence ? (LINE_LETTERS[letter] ?? 'other') : 'other';
}

function headingLevel(element: Element): number | undefined {
  const match = /^h([1-6])$/.exec(element.tagName);
  return match?.[1] === undefined ? undefined : Number(match[1]);
}

function hasClass(element: Element, name: string): boolean {
  const classes = element.properties['className'];
  return Array.isArray(classes) && classes.includes(name);
}

function idOf(element: Element): string | null {
  const id = element.properties['id'];
  return typeof id === 'string' && id !== '' ? id : null;
}

function findByClass(node: Root | Element, name: string): Element | undefined {
  for (const child of node.children) {
    if (child.type !== 'element') continue;
    if (hasClass(child, name)) return child;
    const found = findByClass(child, name);
    if (found !== undefined) return found;
  }
  return undefined;
}

function rawText(element: Element): string {
  return element.children
    .map((child) => (child.type === 'text' ? child.value : child.type === 'element' ? rawText(child) : ''))
    .join('');
}

/** No zero-width characters, no doubled spaces, no trailing cell marks, no empty lines. */
function tidy(text: string): string {
  return text
    .replace(/[\u200b\u00ad]/g, '')
    .split('\n')
    .map((line) =>
      line
        .replace(/\s+/g, ' ')
        .replace(/(\s\|)+\s*$/, '')
        .trim(),
    )
    .filter((line) => line !== '')
    .join('\n');
}
